"""A ModuleList is iterated, also with enumerate; an index that is a variable is refused."""

import torch
from torch import nn


class Indexed(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(4, 4), nn.Linear(4, 4)])

    def forward(self, x):
        for i in range(2):
            x = self.layers[i](x)
        return x


class Enumerated(Indexed):
    def forward(self, x):
        for i, layer in enumerate(self.layers):
            x = layer(x) + i
        return x


try:
    torch.jit.script(Indexed())
except RuntimeError as error:
    message = str(error)
assert "Expected integer literal for index" in message
assert torch.jit.script(Enumerated())(torch.ones(1, 4)).shape == (1, 4)
