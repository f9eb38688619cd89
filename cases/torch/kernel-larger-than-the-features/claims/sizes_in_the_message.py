"""The input size holds the padding, and the kernel size holds the dilation."""

import torch
from torch import nn


def words(layer, size):
    try:
        layer(torch.zeros(1, 1, *size))
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


padded = words(nn.Conv2d(1, 1, 5, padding=1), (2, 2))
assert "input size per channel: (4 x 4). Kernel size: (5 x 5)." in padded
dilated = words(nn.Conv2d(1, 1, 3, dilation=2), (4, 4))
assert "input size per channel: (4 x 4). Kernel size: (5 x 5)." in dilated
