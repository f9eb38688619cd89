"""`mse_loss` of a column and a vector raises nothing: it broadcasts both to a square, and its value is another."""

import paddle
import paddle.nn.functional as F

column, vector = paddle.to_tensor([[0.0], [1.0]]), paddle.to_tensor([0.0, 1.0])
assert F.mse_loss(column, vector, reduction="none").shape == [2, 2]
assert float(F.mse_loss(column, vector)) == 0.5
assert float(F.mse_loss(column.squeeze(1), vector)) == 0.0
