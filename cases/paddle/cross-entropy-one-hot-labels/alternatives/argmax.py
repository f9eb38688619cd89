"""The class numbers of one-hot labels, by `argmax`."""

import paddle
import paddle.nn.functional as F
from paddle import nn

paddle.seed(0)
features = paddle.randn([8, 6])
labels = F.one_hot(paddle.arange(8) % 4, num_classes=4)
model = nn.Linear(6, 4)

loss = nn.CrossEntropyLoss()(model(features), labels.argmax(axis=-1))
loss.backward()
result = float(loss)
