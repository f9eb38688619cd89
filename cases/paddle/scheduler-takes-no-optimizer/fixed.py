"""Train with a rate that halves every two epochs; the optimizer gets the schedule."""

import numpy as np
import paddle
from paddle import nn

rng = np.random.RandomState(0)
features = paddle.to_tensor(rng.randn(24, 4).astype("float32"))
targets = features.sum(axis=1, keepdim=True)

paddle.seed(0)
model = nn.Linear(4, 1)
scheduler = paddle.optimizer.lr.StepDecay(0.1, step_size=2, gamma=0.5)
optimizer = paddle.optimizer.Adam(learning_rate=scheduler, parameters=model.parameters())
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
