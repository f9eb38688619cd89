"""A layer with a float as its padding is built, and fails at the first call."""

import torch
from torch import nn

layer = nn.Conv2d(3, 4, 3, padding=2 / 2)
try:
    layer(torch.zeros(1, 3, 8, 8))
except TypeError as error:
    assert "conv2d() received an invalid combination of arguments" in str(error)
else:
    raise AssertionError("nothing was raised")
