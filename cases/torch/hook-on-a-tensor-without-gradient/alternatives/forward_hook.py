"""A forward hook of the module sees its output under no_grad."""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 3), nn.Linear(3, 1))
seen = []
model[0].register_forward_hook(lambda module, inputs, output: seen.append(output.shape))
with torch.no_grad():
    model(torch.ones(1, 2))
assert seen == [(1, 3)]
