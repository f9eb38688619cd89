"""Leave the choice of the device to Paddle."""

import paddle

paddle.seed(0)
model = paddle.nn.Linear(4, 2)
result = model(paddle.ones([3, 4]))
assert result.shape == [3, 2]
