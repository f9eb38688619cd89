"""Log a loss without dimensions as a Python float."""

import paddle

paddle.seed(0)
model = paddle.nn.Linear(2, 1)
loss = (model(paddle.ones([1, 2])) - 1.0).square().mean()
result = float(loss)
assert result >= 0.0
