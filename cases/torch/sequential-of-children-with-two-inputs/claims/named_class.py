"""The message names the missing input, and from Python 3.10 on the class that defines forward, not one that inherits it."""

import sys

import torch
from torch import nn


class Both(nn.Module):
    def forward(self, x, skip):
        return x + skip


class Heir(Both):
    pass


for kind in (Both, Heir):
    try:
        nn.Sequential(kind())(torch.ones(2))
    except TypeError as error:
        name = "Both.forward" if sys.version_info >= (3, 10) else "forward"
        assert str(error) == f"{name}() missing 1 required positional argument: 'skip'"
    else:
        raise AssertionError("nothing was raised")
