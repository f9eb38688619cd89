"""A list of other values needs a type that TorchScript can find: an annotation, and one type for all elements."""

from typing import List

import torch
from torch import nn


class Network(nn.Module):
    names: List[str]

    def __init__(self):
        super().__init__()
        self.names = []

    def forward(self, x):
        for name in self.names:
            print(name)
        return x


scripted = torch.jit.script(Network())
assert scripted(torch.ones(1)).item() == 1.0
