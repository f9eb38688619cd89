"""Choose the GPU only if this build of Paddle can use one."""

import paddle

paddle.set_device("gpu" if paddle.is_compiled_with_cuda() else "cpu")
paddle.seed(0)
model = paddle.nn.Linear(4, 2)
result = model(paddle.ones([3, 4]))
assert result.shape == [3, 2]
