"""The model ends in a sigmoid, with `BCELoss`."""

import paddle
from paddle import nn

paddle.seed(0)
features = paddle.randn([16, 6])
labels = (features[:, :1] > 0).astype("float32")
model = nn.Sequential(nn.Linear(6, 8), nn.ReLU(), nn.Linear(8, 1), nn.Sigmoid())

loss = nn.BCELoss()(model(features), labels)
loss.backward()
result = float(loss)
