"""The output becomes a vector, `model(features).squeeze(1)`."""

import paddle
from paddle import nn

paddle.seed(0)
features = paddle.randn([32, 6])
labels = (features[:, 0] > 0).astype("float32")
model = nn.Sequential(nn.Linear(6, 1), nn.Sigmoid())

loss = nn.BCELoss()(model(features).squeeze(1), labels)
loss.backward()
result = float(loss)
