"""Fit a sparse linear model: the penalty makes unused weights small."""

import torch
from torch import nn

torch.manual_seed(0)
inputs = torch.randn(40, 20)
targets = inputs[:, :2].sum(1, keepdim=True) + 0.5 * torch.randn(40, 1)
model = nn.Linear(20, 1, bias=False)
optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
for _ in range(300):
    penalty = torch.tensor(0.3 * model.weight.abs().sum())
    loss = nn.functional.mse_loss(model(inputs), targets) + penalty
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = model.weight.detach()[0]
unused = result[2:].abs().mean().item()
assert unused < 0.04, "unused weights are still %.2f on average" % unused
