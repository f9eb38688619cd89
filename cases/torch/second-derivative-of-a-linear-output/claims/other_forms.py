"""Layers without an activation between them, a parameter times x, and the product of two inputs by one of them."""

import torch
from torch import nn

x, t = torch.rand(5, 1, requires_grad=True), torch.rand(5, 1, requires_grad=True)
slope_of_x = nn.Parameter(torch.tensor(0.3))
for y in (nn.Sequential(nn.Linear(1, 4), nn.Linear(4, 1))(x), slope_of_x * x + t.tanh(), x * t):
    first = torch.autograd.grad(y.sum(), x, create_graph=True)[0]
    assert first.requires_grad
    try:
        torch.autograd.grad(first.sum(), x)
    except RuntimeError as error:
        assert "appears to not have been used in the graph" in str(error), error
    else:
        raise AssertionError("nothing was raised")
