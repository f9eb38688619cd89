"""Two losses of one output are added and take one backward pass."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 1))
output = model(torch.randn(16, 3))
(output.square().mean() + output.abs().mean()).backward()
assert model[0].weight.grad.abs().sum() > 0
