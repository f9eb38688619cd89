"""Fit a line by gradient descent, with the products written out."""

import torch

torch.manual_seed(0)
inputs = torch.randn(50, 3)
targets = inputs @ torch.tensor([[1.0], [-2.0], [0.5]]) + 0.1
weight = torch.zeros(3, 1, requires_grad=True)
bias = torch.zeros(1, requires_grad=True)

for _ in range(100):
    predictions = torch.dot(inputs, weight) + bias
    loss = ((predictions - targets) ** 2).mean()
    loss.backward()
    with torch.no_grad():
        for parameter in (weight, bias):
            parameter -= 0.1 * parameter.grad
            parameter.grad.zero_()

result = weight.detach()
assert predictions.shape == targets.shape
assert loss.item() < 0.01
