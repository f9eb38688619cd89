"""Evaluate a classifier: the share of samples whose class is predicted."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
points = np.random.RandomState(0).randn(32, 4).astype("float32")
classes = (points[:, 0] > 0).astype("int32")

x, labels = paddle.to_tensor(points), paddle.to_tensor(classes.astype("int64"))
model = nn.Linear(4, 2)
optimizer = paddle.optimizer.Adam(learning_rate=0.1, parameters=model.parameters())
for _ in range(20):
    loss = nn.functional.cross_entropy(model(x), labels)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()

predicted = model(x).argmax(axis=1)
right = paddle.equal(predicted, labels)

result = float(right.astype("float32").mean())
assert result > 0.8
