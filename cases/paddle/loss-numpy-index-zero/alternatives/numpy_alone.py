"""Train the regression; the array of numpy() is used without an index."""

import numpy as np
import paddle
from paddle import nn

features = np.random.RandomState(0).rand(32, 3).astype("float32")
prices = features @ np.array([[1.0], [2.0], [-1.0]], "float32")

paddle.seed(0)
model = nn.Linear(3, 1)
optimizer = paddle.optimizer.SGD(learning_rate=0.1, parameters=model.parameters())
losses = []
for epoch in range(3):
    total = 0.0
    for start in range(0, 32, 8):
        x = paddle.to_tensor(features[start : start + 8])
        y = paddle.to_tensor(prices[start : start + 8])
        loss = nn.functional.mse_loss(model(x), y)
        loss.backward()
        optimizer.step()
        optimizer.clear_grad()
        total += loss.numpy()
    losses.append(total / 4)
    print(f"epoch {epoch}: loss {losses[-1]:.4f}")

result = losses
assert losses[-1] < losses[0]
