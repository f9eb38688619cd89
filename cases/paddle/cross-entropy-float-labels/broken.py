"""Train a classifier on a table whose columns were all read as float32, the labels too."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
table = np.random.default_rng(0).normal(size=(16, 5)).astype("float32")
table[:, 4] = np.arange(16) % 3

features = paddle.to_tensor(table[:, :4])
labels = paddle.to_tensor(table[:, 4])
model = nn.Linear(4, 3)

loss = nn.CrossEntropyLoss()(model(features), labels)
loss.backward()
result = model.weight.grad.numpy()
