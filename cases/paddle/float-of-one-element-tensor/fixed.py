"""Log a loss of shape [1] through item(), which takes any tensor of one element."""

import paddle

paddle.seed(0)
model = paddle.nn.Linear(2, 1)
loss = (model(paddle.ones([1, 2])) - 1.0).square().mean(axis=0)
result = loss.item()
assert result >= 0.0
