"""Move a batch to the GPU unconditionally, with a build of Paddle that has none."""

import paddle

paddle.seed(0)
model = paddle.nn.Linear(4, 2)
batch = paddle.randn([2, 4])
batch = batch.cuda()
result = model(batch)
