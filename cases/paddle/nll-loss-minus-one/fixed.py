"""Train on the tokens that have a label; nll_loss ignores -1."""

import paddle
from paddle import nn

paddle.seed(0)
model = nn.Sequential(nn.Linear(4, 3), nn.LogSoftmax())
optimizer = paddle.optimizer.SGD(0.5, parameters=model.parameters())
features = paddle.randn([6, 4])
labels = paddle.to_tensor([0, 2, -1, 1, -1, 0])

losses = []
for _ in range(20):
    loss = nn.functional.nll_loss(model(features), labels, ignore_index=-1)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(float(loss))
result = losses[-1]
assert losses[-1] < losses[0] / 2
