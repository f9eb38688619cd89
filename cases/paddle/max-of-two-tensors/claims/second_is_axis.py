"""The second argument is the axis: max(x, 0) is the largest of each column."""

import paddle

x = paddle.to_tensor([[1.0, 5.0], [3.0, 2.0]])
assert paddle.max(x, 0).tolist() == [3, 5]
assert paddle.max(x, paddle.to_tensor(0)).tolist() == [3, 5]
