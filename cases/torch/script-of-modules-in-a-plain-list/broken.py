"""Script a network whose layers are in a Python list."""

import torch
from torch import nn


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Linear(4, 4), nn.ReLU(), nn.Linear(4, 2)]

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


torch.manual_seed(0)
scripted = torch.jit.script(Network())
result = scripted(torch.ones(1, 4)).detach()
assert result.shape == (1, 2)
