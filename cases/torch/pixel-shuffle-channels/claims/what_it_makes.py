"""C channels become C / r² ones and height and width r times as large: the channels must be a multiple of r²."""

import torch
from torch import nn

for factor in (1, 2, 3, 4):
    for channels in range(1, 50):
        x = torch.ones(1, channels, 2, 5)
        try:
            y = nn.PixelShuffle(factor)(x)
        except RuntimeError as error:
            assert channels % factor**2
            assert "input.size(-3)=%d is not divisible by %d" % (channels, factor**2) in str(error)
        else:
            assert y.shape == (1, channels // factor**2, 2 * factor, 5 * factor)
