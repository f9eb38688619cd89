"""Fit a line by hand, with small initial weights."""

import torch

torch.manual_seed(0)
x = torch.linspace(-1, 1, 20)[:, None]
y = 3 * x + 1
weights = torch.randn(2, requires_grad=True) * 0.1
for _ in range(100):
    loss = (weights[0] * x + weights[1] - y).square().mean()
    loss.backward()
    with torch.no_grad():
        weights -= 0.2 * weights.grad
        weights.grad = None

assert loss < 1e-3
result = weights.detach()
