"""An optimizer leaves parameters without a gradient as they are."""

import torch
from torch import nn

torch.manual_seed(0)
inputs = torch.randn(64, 5)
targets = inputs[:, :1] - inputs[:, 1:2]

model = nn.Sequential(nn.Linear(5, 32), nn.Tanh(), nn.Linear(32, 1))
for parameter in model[0].parameters():
    parameter.requires_grad = False

optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
losses = []
for _ in range(50):
    loss = nn.functional.mse_loss(model(inputs), targets)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = loss.detach()
assert losses[-1] < losses[0]
