"""Choose the GPU only if there is one."""

import paddle

paddle.set_device("gpu" if paddle.device.cuda.device_count() else "cpu")
paddle.seed(0)
model = paddle.nn.Linear(4, 2)
result = model(paddle.ones([3, 4]))
assert result.shape == [3, 2]
