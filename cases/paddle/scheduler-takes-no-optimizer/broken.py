"""Train with a rate that halves every two epochs; the schedule gets the optimizer, as in PyTorch."""

import numpy as np
import paddle
from paddle import nn

rng = np.random.RandomState(0)
features = paddle.to_tensor(rng.randn(24, 4).astype("float32"))
targets = features.sum(axis=1, keepdim=True)

paddle.seed(0)
model = nn.Linear(4, 1)
optimizer = paddle.optimizer.Adam(learning_rate=0.1, parameters=model.parameters())
scheduler = paddle.optimizer.lr.StepDecay(optimizer, step_size=2, gamma=0.5)
rates = []
for epoch in range(6):
    loss = nn.functional.mse_loss(model(features), targets)
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
    rates.append(optimizer.get_lr())
    scheduler.step()

result = rates
assert np.allclose(rates, [0.1, 0.1, 0.05, 0.05, 0.025, 0.025])
