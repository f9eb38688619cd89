"""Noise of shape [8, 100, 1] is taken for one image of 8 channels; it needs two axes of 1."""

import torch
from torch import nn

layer = nn.ConvTranspose2d(100, 64, 4)
try:
    layer(torch.zeros(8, 100, 1))
except RuntimeError as error:
    assert "expected input[1, 8, 100, 1] to have 100 channels, but got 8 channels instead" in str(error)
else:
    raise AssertionError("nothing was raised")
assert layer(torch.zeros(8, 100, 1, 1)).shape == (8, 64, 4, 4)
