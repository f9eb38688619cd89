"""A convolution on what is left uses other words: its kernel is greater than the input."""

import torch
from torch import nn

try:
    nn.Conv2d(8, 8, 3)(torch.zeros(1, 8, 1, 1))
except RuntimeError as error:
    assert "Kernel size can't be greater than actual input size" in str(error)
    assert "Output size is too small" not in str(error)
else:
    raise AssertionError("nothing was raised")
