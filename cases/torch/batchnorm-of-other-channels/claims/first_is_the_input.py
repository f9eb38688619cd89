"""The first number is the size of the input's second dimension, the second that of the layer."""

import torch
from torch import nn


def words(layer, *shape):
    try:
        layer(torch.rand(*shape))
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


for layer in (nn.BatchNorm2d(32), nn.BatchNorm2d(32).eval()):
    assert words(layer, 4, 64, 8, 8) == "running_mean should contain 64 elements not 32"
assert words(nn.BatchNorm1d(32), 4, 64) == "running_mean should contain 64 elements not 32"
assert words(nn.BatchNorm2d(64), 4, 32, 8, 8) == "running_mean should contain 32 elements not 64"
