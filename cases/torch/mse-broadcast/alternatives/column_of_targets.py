"""Fit a line with a model that returns [N, 1] to targets in a column [N, 1]."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
inputs = torch.linspace(-1, 1, 16)[:, None]
targets = 3.0 * inputs[:, 0] + 1.0

model = torch.nn.Linear(1, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.3)
for _ in range(200):
    loss = F.mse_loss(model(inputs), targets[:, None])
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

slope = model.weight.item()
assert abs(slope - 3.0) < 0.01, "the fitted slope is %.1f, not 3.0" % abs(slope)
result = slope
