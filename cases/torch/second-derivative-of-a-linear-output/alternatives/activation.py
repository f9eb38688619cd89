"""If the function should bend: a smooth activation between the layers."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.rand(5, 1, requires_grad=True)
model = nn.Sequential(nn.Linear(1, 8), nn.Tanh(), nn.Linear(8, 1))
slope = torch.autograd.grad(model(x).sum(), x, create_graph=True)[0]
assert torch.autograd.grad(slope.sum(), x)[0].abs().sum() > 0
