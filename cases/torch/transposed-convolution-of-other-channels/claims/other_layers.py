"""Transposed convolutions of one, two and three dimensions say transposed=1, a convolution groups=1."""

import torch
from torch import nn

for layer, axes, words in (
    (nn.ConvTranspose1d(8, 4, 2), 1, "Given transposed=1, weight of size [8, 4, 2]"),
    (nn.ConvTranspose2d(8, 4, 2), 2, "Given transposed=1, weight of size [8, 4, 2, 2]"),
    (nn.ConvTranspose3d(8, 4, 2), 3, "Given transposed=1, weight of size [8, 4, 2, 2, 2]"),
    (nn.Conv2d(8, 4, 2), 2, "Given groups=1, weight of size [4, 8, 2, 2]"),
):
    try:
        layer(torch.zeros(1, 6, *[5] * axes))
    except RuntimeError as error:
        assert words in str(error)
        assert "to have 8 channels, but got 6 channels instead" in str(error)
    else:
        raise AssertionError("nothing was raised")
