"""Train on labels that count from 0, as classes do."""

import numpy as np
import paddle
from paddle import nn

paddle.seed(0)
labels = paddle.to_tensor(np.array([1, 2, 3, 3, 1, 2])) - 1
features = nn.functional.one_hot(labels, 3) + 0.1 * paddle.randn([6, 3])
model = nn.Linear(3, 3)
optimizer = paddle.optimizer.Adam(0.1, parameters=model.parameters())

losses = []
for _ in range(20):
    loss = nn.functional.cross_entropy(model(features), labels)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    losses.append(float(loss))

result = model(features).argmax(1)
assert losses[-1] < losses[0] / 2
