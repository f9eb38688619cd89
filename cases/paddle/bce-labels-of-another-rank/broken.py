"""Train a classifier of two classes; the model returns a column, the labels are a vector."""

import paddle
from paddle import nn

paddle.seed(0)
features = paddle.randn([32, 6])
labels = (features[:, 0] > 0).astype("float32")
model = nn.Sequential(nn.Linear(6, 1), nn.Sigmoid())

loss = nn.BCELoss()(model(features), labels)
loss.backward()
result = float(loss)
