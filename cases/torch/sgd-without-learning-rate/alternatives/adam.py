"""Adam has a rate of its own, 0.001, and needs more steps here."""

import torch
from torch import nn

torch.manual_seed(0)
inputs = torch.linspace(-1, 1, 64)[:, None]
targets = 3 * inputs + 1

model = nn.Linear(1, 1)
optimizer = torch.optim.Adam(model.parameters())
assert optimizer.defaults["lr"] == 0.001
losses = []
for _ in range(5000):
    optimizer.zero_grad()
    loss = nn.functional.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
assert losses[99] > 0.1
assert losses[-1] < 0.01
