"""Move a batch to the GPU only if this build of Paddle can use one."""

import paddle

paddle.seed(0)
model = paddle.nn.Linear(4, 2)
batch = paddle.randn([2, 4])
if paddle.is_compiled_with_cuda() and paddle.device.cuda.device_count():
    batch = batch.cuda()
result = model(batch)
