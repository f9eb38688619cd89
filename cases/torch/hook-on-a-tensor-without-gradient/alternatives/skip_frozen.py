"""A hook for each parameter that requires a gradient."""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 3), nn.Linear(3, 1))
model[0].requires_grad_(False)
seen = []
for name, parameter in model.named_parameters():
    if parameter.requires_grad:
        parameter.register_hook(lambda gradient, name=name: seen.append(name))
model(torch.ones(1, 2)).sum().backward()
assert sorted(seen) == ["1.bias", "1.weight"]
