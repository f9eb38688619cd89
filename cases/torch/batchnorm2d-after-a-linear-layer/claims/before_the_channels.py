"""The number of dimensions is looked at first: of a wrong number of channels nothing is said."""

import torch
from torch import nn

layer = nn.BatchNorm2d(8)
try:
    layer(torch.rand(2, 32))
except ValueError as error:
    assert str(error) == "expected 4D input (got 2D input)"
else:
    raise AssertionError("nothing was raised")
try:
    layer(torch.rand(2, 32, 4, 4))
except RuntimeError as error:
    assert "running_mean should contain 32 elements not 8" in str(error)
else:
    raise AssertionError("nothing was raised")
