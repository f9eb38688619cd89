"""A module whose forward has no return gives None to the layer behind it."""

import torch
from torch import nn


class Scale(nn.Module):
    def forward(self, x):
        x = x / 255


try:
    nn.Sequential(Scale(), nn.Conv2d(3, 4, 3))(torch.rand(1, 3, 8, 8))
except TypeError as error:
    assert "conv2d() received an invalid combination of arguments - got (NoneType" in str(error)
else:
    raise AssertionError("nothing was raised")
