"""One sample in training leaves the running statistics as they are; two samples move them."""

import paddle

norm = paddle.nn.BatchNorm1D(2)
norm(paddle.to_tensor([[8.0, 9.0]]))
assert norm._mean.tolist() == [0.0, 0.0] and norm._variance.tolist() == [1.0, 1.0]
norm(paddle.to_tensor([[8.0, 9.0], [6.0, 5.0]]))
assert norm._mean.tolist() != [0.0, 0.0] and norm._variance.tolist() != [1.0, 1.0]
