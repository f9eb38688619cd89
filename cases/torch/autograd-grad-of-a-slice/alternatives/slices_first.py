"""The derivative of a network by time, which is a tensor of its own before it becomes part of the input."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
points = torch.rand(20, 2).to(DEVICE)
place, time = points[:, :1], points[:, 1:].requires_grad_()
network = nn.Sequential(nn.Linear(2, 8), nn.Tanh(), nn.Linear(8, 1)).to(DEVICE)

u = network(torch.cat([place, time], dim=1))
u_t = torch.autograd.grad(u.sum(), time, create_graph=True)[0]

with torch.no_grad():
    step = torch.tensor([0.0, 0.01], device=DEVICE)
    expected = (network(points + step) - network(points - step)) / 0.02
result = u_t.detach()
assert u_t.shape == (20, 1)
assert torch.allclose(u_t, expected, atol=1e-3)
