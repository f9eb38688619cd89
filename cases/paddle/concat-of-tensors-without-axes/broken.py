"""Train for an epoch, and report the mean of the losses of its batches."""

import paddle
import paddle.nn.functional as F
from paddle import nn

paddle.seed(0)
x, labels = paddle.randn([32, 4]), paddle.randint(0, 2, [32])
model = nn.Linear(4, 2)
optimizer = paddle.optimizer.SGD(learning_rate=0.1, parameters=model.parameters())

losses = []
for start in range(0, 32, 8):
    loss = F.cross_entropy(model(x[start : start + 8]), labels[start : start + 8])
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(loss.detach())

result = float(paddle.concat(losses).mean())
assert 0 < result < 5
