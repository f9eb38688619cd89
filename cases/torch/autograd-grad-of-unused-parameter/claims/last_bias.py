"""The derivative of a network by its input does not depend on the last bias: of all parameters it alone counts as not
used, and `allow_unused=True` gives None for it."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(2, 3), nn.Tanh(), nn.Linear(3, 1))
x = torch.ones(4, 2, requires_grad=True)
slope = torch.autograd.grad(model(x).sum(), x, create_graph=True)[0]
penalty = (slope.norm(dim=1) - 1).square().mean()
try:
    torch.autograd.grad(penalty, list(model.parameters()), retain_graph=True)
except RuntimeError as error:
    assert "appears to not have been used in the graph" in str(error), error
else:
    raise AssertionError("nothing was raised")
gradients = torch.autograd.grad(penalty, list(model.parameters()), allow_unused=True)
names = [name for name, _ in model.named_parameters()]
assert [name for name, g in zip(names, gradients) if g is None] == ["2.bias"]
