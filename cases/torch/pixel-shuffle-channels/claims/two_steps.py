"""A factor of 4 as two steps of 2 needs four times the channels before each of them; as one step it needs 16 times."""

import torch
from torch import nn

two_steps = nn.Sequential(
    nn.Conv2d(8, 8 * 4, 3, padding=1),
    nn.PixelShuffle(2),
    nn.Conv2d(8, 3 * 4, 3, padding=1),
    nn.PixelShuffle(2),
)
one_step = nn.Sequential(nn.Conv2d(8, 3 * 16, 3, padding=1), nn.PixelShuffle(4))
x = torch.ones(1, 8, 5, 5)
assert two_steps(x).shape == one_step(x).shape == (1, 3, 20, 20)
try:
    nn.PixelShuffle(4)(torch.ones(1, 3 * 4, 5, 5))
except RuntimeError as error:
    assert "input.size(-3)=12 is not divisible by 16" in str(error)
else:
    raise AssertionError("nothing was raised")
