"""Sequential calls each module with the result of the one before, as one argument, also where that is a tuple."""

import torch
from torch import nn


class Both(nn.Module):
    def forward(self, x, skip):
        return x + skip


class Split(nn.Module):
    def forward(self, x):
        return x, x


for modules in ([nn.ReLU(), Both()], [Split(), Both()]):
    try:
        nn.Sequential(*modules)(torch.ones(2))
    except TypeError as error:
        assert "forward() missing 1 required positional argument: 'skip'" in str(error)
    else:
        raise AssertionError("nothing was raised")
