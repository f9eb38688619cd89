"""Choose the GPU at the start of a script, with a build of Paddle that has none."""

import paddle

paddle.set_device("gpu")
paddle.seed(0)
model = paddle.nn.Linear(4, 2)
result = model(paddle.ones([3, 4]))
assert result.shape == [3, 2]
