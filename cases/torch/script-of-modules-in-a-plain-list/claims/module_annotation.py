"""The annotation List[nn.Module] does not help: Unknown type annotation."""

from typing import List

import torch
from torch import nn


class Network(nn.Module):
    layers: List[nn.Module]

    def __init__(self):
        super().__init__()
        self.layers = [nn.Linear(4, 4)]

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


try:
    torch.jit.script(Network())
except ValueError as error:
    message = str(error)
assert message.startswith("Unknown type annotation"), message
