"""Gradient descent by hand."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x = torch.randn(32, 3).to(DEVICE)
truth = torch.tensor([1.0, -2.0, 3.0], device=DEVICE)
y = x @ truth
weight = torch.zeros(3, requires_grad=True, device=DEVICE)

for _ in range(100):
    loss = (x @ weight - y).pow(2).mean()
    loss.backward()
    weight -= 0.1 * weight.grad
    weight.grad.zero_()

result = weight.detach()
assert weight.is_leaf and weight.requires_grad
assert torch.allclose(result, truth, atol=0.01)
