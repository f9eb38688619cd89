"""Fit a line to points by stochastic gradient descent with momentum."""

import torch
from torch import nn

torch.manual_seed(0)
inputs = torch.linspace(-1, 1, 64)[:, None]
targets = 3 * inputs + 1

model = nn.Linear(1, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
for _ in range(100):
    optimizer.zero_grad()
    loss = nn.functional.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()

result = loss.detach()
assert loss < 0.001
