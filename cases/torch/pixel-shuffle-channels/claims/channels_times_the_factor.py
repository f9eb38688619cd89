"""3 * factor channels are refused for 2; for 3 they are 9, and the image has one channel."""

import torch
from torch import nn

try:
    nn.PixelShuffle(2)(torch.ones(1, 3 * 2, 4, 4))
except RuntimeError as error:
    assert "input.size(-3)=6 is not divisible by 4" in str(error)
else:
    raise AssertionError("nothing was raised")
assert nn.PixelShuffle(3)(torch.ones(1, 3 * 3, 4, 4)).shape == (1, 1, 12, 12)
