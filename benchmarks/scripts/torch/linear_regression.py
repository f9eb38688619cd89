"""Fit a line by gradient descent."""

import torch

torch.manual_seed(0)
x = torch.randn(256, 4)
target = x @ torch.tensor([1.0, -2.0, 3.0, 0.5]) + 0.1
weight = torch.zeros(4, requires_grad=True)
bias = torch.zeros(1, requires_grad=True)
for _ in range(100):
    loss = ((x @ weight + bias - target) ** 2).mean()
    loss.backward()
    with torch.no_grad():
        for parameter in (weight, bias):
            parameter -= 0.1 * parameter.grad
            parameter.grad = None
assert loss < 0.01, loss
result = weight
