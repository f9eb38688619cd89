"""Fit the coefficients of a polynomial, from a first guess in whole numbers that are made floats."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

x = torch.linspace(-1, 1, 50).to(DEVICE)
y = 0.5 - 2 * x + 1.5 * x**2

coefficients = torch.tensor([1, 0, 1], dtype=torch.float32, device=DEVICE, requires_grad=True)
optimizer = torch.optim.SGD([coefficients], lr=0.3)
for _ in range(500):
    prediction = coefficients[0] + coefficients[1] * x + coefficients[2] * x**2
    loss = (prediction - y).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = coefficients.detach()
assert torch.allclose(result.cpu(), torch.tensor([0.5, -2.0, 1.5]), atol=0.01)
