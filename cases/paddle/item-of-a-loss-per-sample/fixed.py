"""Sum up the losses of an epoch; the losses of the samples are averaged first."""

import paddle
from paddle import nn

paddle.seed(0)
features = paddle.randn([24, 4])
labels = paddle.arange(24) % 3
model = nn.Linear(4, 3)
criterion = nn.CrossEntropyLoss(reduction="none")

total = 0.0
for start in range(0, 24, 8):
    loss = criterion(model(features[start : start + 8]), labels[start : start + 8])
    total += loss.mean().item()
result = total / 3
