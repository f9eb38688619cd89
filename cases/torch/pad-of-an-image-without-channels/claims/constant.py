"""Constant padding takes each number of axes, and pads the last ones."""

import torch
from torch.nn import functional

for axes in range(1, 6):
    assert functional.pad(torch.rand([4] * axes), (1, 1)).shape[-1] == 6
assert functional.pad(torch.rand(4, 4), (1, 1, 2, 2)).shape == (8, 6)
