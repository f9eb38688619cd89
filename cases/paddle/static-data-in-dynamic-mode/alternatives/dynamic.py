"""Fit a line in dynamic mode: a layer in place of the program."""

import numpy as np
import paddle

features = np.random.default_rng(0).random([16, 13]).astype("float32")
prices = features.sum(axis=1, keepdims=True)
x, y = paddle.to_tensor(features), paddle.to_tensor(prices)
model = paddle.nn.Linear(13, 1)
optimizer = paddle.optimizer.SGD(learning_rate=0.01, parameters=model.parameters())
losses = []
for _ in range(20):
    loss = paddle.nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(loss.item())
result = losses[-1] < losses[0]
