"""Train with a rate that halves every two epochs; the schedule is given to the finished optimizer."""

import numpy as np
import paddle
from paddle import nn

rng = np.random.RandomState(0)
features = paddle.to_tensor(rng.randn(24, 4).astype("float32"))
targets = features.sum(axis=1, keepdim=True)

paddle.seed(0)
model = nn.Linear(4, 1)
optimizer = paddle.optimizer.Adam(learning_rate=0.1, parameters=model.parameters())
scheduler = paddle.optimizer.lr.StepDecay(optimizer.get_lr(), step_size=2, gamma=0.5)
optimizer.set_lr_scheduler(scheduler)
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
