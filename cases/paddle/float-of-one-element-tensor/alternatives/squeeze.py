"""Log a loss of shape [1] as a Python float, without its dimension."""

import paddle

paddle.seed(0)
model = paddle.nn.Linear(2, 1)
loss = (model(paddle.ones([1, 2])) - 1.0).square().mean(axis=0)
result = float(loss.squeeze())
assert result >= 0.0
