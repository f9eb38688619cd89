"""One sample in training comes out as it is, without scale and bias; in evaluation both are applied."""

import paddle

constant = paddle.nn.initializer.Constant
norm = paddle.nn.BatchNorm1D(2, weight_attr=constant(3.0), bias_attr=constant(5.0))
sample = paddle.to_tensor([[8.0, 9.0]])
assert norm(sample).tolist() == [[8.0, 9.0]]
norm.eval()
assert abs(float(norm(sample)[0, 0].item()) - 29.0) < 0.01
