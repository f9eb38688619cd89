# releases: >=2.6
"""Train the classifier; the gradients are cleared by the model."""

import numpy as np
import paddle
from paddle import nn

rng = np.random.RandomState(0)
features = paddle.to_tensor(rng.randn(24, 4).astype("float32"))
labels = paddle.to_tensor(rng.randint(0, 3, [24]))

paddle.seed(0)
model = nn.Linear(4, 3)
optimizer = paddle.optimizer.Adam(learning_rate=0.05, parameters=model.parameters())
for step in range(20):
    model.clear_gradients()
    loss = nn.functional.cross_entropy(model(features), labels)
    loss.backward()
    optimizer.step()

result = loss.item()
assert result < 1.1
