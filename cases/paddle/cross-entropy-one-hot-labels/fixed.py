"""Train a classifier; the labels are the numbers of the classes."""

import paddle
from paddle import nn

paddle.seed(0)
features = paddle.randn([8, 6])
labels = paddle.arange(8) % 4
model = nn.Linear(6, 4)

loss = nn.CrossEntropyLoss()(model(features), labels)
loss.backward()
result = float(loss)
