"""The message gives the weight, then the input; the two numbers of channels are the first of the weight and the second of the input."""

import torch
from torch import nn

try:
    nn.ConvTranspose2d(128, 64, 4)(torch.zeros(8, 96, 5, 6))
except RuntimeError as error:
    expected = "weight of size [128, 64, 4, 4], expected input[8, 96, 5, 6] to have 128 channels, but got 96 channels"
    assert expected in str(error)
else:
    raise AssertionError("nothing was raised")
