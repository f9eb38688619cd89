"""A change through the NumPy array that shares the memory gives a wrong gradient as well, and nothing is raised."""

import torch

x, weight = torch.ones(1, requires_grad=True), torch.full((1,), 3.0, requires_grad=True)
y = x * weight
array = weight.detach().numpy()
array *= 10
y.backward()
assert y.item() == 3.0 and x.grad.item() == 30.0
