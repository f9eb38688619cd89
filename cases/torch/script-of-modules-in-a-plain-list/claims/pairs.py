"""A list of pairs of a module and a name is refused alike; ModuleDict with items() works."""

import torch
from torch import nn


class Listed(nn.Module):
    def __init__(self):
        super().__init__()
        self.stages = [(nn.Linear(4, 4), "first")]

    def forward(self, x):
        for stage, name in self.stages:
            x = stage(x)
        return x


class Registered(nn.Module):
    def __init__(self):
        super().__init__()
        self.stages = nn.ModuleDict({"first": nn.Linear(4, 4)})

    def forward(self, x):
        for name, stage in self.stages.items():
            x = stage(x)
        return x


try:
    torch.jit.script(Listed())
except RuntimeError as error:
    message = str(error)
assert "failed to convert Python type: 'list' to a TorchScript type" in message
assert torch.jit.script(Registered())(torch.ones(1, 4)).shape == (1, 4)
