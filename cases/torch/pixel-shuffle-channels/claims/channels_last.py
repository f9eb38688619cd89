"""With the channels last, size(-3) is the height; permute puts the channels in their place."""

import torch
from torch import nn

x = torch.ones(1, 8, 10, 9)
try:
    nn.PixelShuffle(3)(x)
except RuntimeError as error:
    assert "input.size(-3)=8 is not divisible by 9" in str(error)
else:
    raise AssertionError("nothing was raised")
assert nn.PixelShuffle(3)(x.permute(0, 3, 1, 2)).shape == (1, 1, 24, 30)
