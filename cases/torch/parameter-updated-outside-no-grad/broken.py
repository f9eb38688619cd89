"""Gradient descent by hand."""

import torch

torch.manual_seed(0)
x = torch.randn(32, 3)
y = x @ torch.tensor([1.0, -2.0, 3.0])
weight = torch.zeros(3, requires_grad=True)

for _ in range(100):
    loss = (x @ weight - y).pow(2).mean()
    loss.backward()
    weight -= 0.1 * weight.grad
    weight.grad.zero_()

result = weight.detach()
assert weight.is_leaf and weight.requires_grad
assert torch.allclose(result, torch.tensor([1.0, -2.0, 3.0]), atol=0.01)
