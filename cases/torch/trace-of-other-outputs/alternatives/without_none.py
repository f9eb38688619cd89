"""A wrapper that leaves out None."""

import torch
from torch import nn


class Encoder(nn.Module):
    def forward(self, x):
        return x * 2, None  # no attention weights


class Exported(nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, x):
        return tuple(one for one in self.model(x) if one is not None)


traced = torch.jit.trace(Exported(Encoder()), torch.ones(2))
assert traced(torch.ones(2))[0].tolist() == [2, 2]
