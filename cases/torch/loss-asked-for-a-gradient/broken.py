"""Fit a layer to two losses, joined in one tensor that asks for a gradient."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(64, 3)
y = x.sum(1, keepdim=True)
model = nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
losses = []
for _ in range(100):
    error = model(x) - y
    parts = [error.square().mean(), error.abs().mean()]
    loss = torch.tensor([part.item() for part in parts], requires_grad=True).sum()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

assert losses[-1] < 0.5 * losses[0], f"the loss stays at {losses[-1]:.3f}"
result = losses[-1]
