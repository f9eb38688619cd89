"""One-hot labels of float32, with `soft_label=True`."""

import paddle
import paddle.nn.functional as F
from paddle import nn

paddle.seed(0)
features = paddle.randn([8, 6])
labels = F.one_hot(paddle.arange(8) % 4, num_classes=4)
model = nn.Linear(6, 4)

loss = nn.CrossEntropyLoss(soft_label=True)(model(features), labels)
loss.backward()
result = float(loss)
