"""PixelUnshuffle wants height and width divisible by the factor, and names the one that is not."""

import torch
from torch import nn

for shape, words in (
    ((1, 3, 5, 4), "pixel_unshuffle expects height to be divisible by downscale_factor, but input.size(-2)=5"),
    ((1, 3, 4, 5), "pixel_unshuffle expects width to be divisible by downscale_factor, but input.size(-1)=5"),
):
    try:
        nn.PixelUnshuffle(2)(torch.ones(shape))
    except RuntimeError as error:
        assert str(error) == words + " is not divisible by 2"
    else:
        raise AssertionError("nothing was raised")
