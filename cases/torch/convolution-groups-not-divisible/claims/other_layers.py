"""Convolutions of one and three axes and transposed ones have the same words; a lazy one has them in its first call."""

import torch
from torch import nn


def words(call):
    try:
        call()
    except ValueError as error:
        return str(error)
    raise AssertionError("nothing was raised")


for layer in (nn.Conv1d, nn.Conv3d, nn.ConvTranspose1d, nn.ConvTranspose2d, nn.ConvTranspose3d):
    assert words(lambda: layer(10, 12, 3, groups=4)) == "in_channels must be divisible by groups"
    assert words(lambda: layer(12, 10, 3, groups=4)) == "out_channels must be divisible by groups"
lazy = nn.LazyConv2d(64, 3, groups=64)
assert words(lambda: lazy(torch.ones(1, 3, 8, 8))) == "in_channels must be divisible by groups"
