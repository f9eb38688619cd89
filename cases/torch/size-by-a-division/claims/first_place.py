"""A float in the first place is refused in other words: for the output channels, the features of a BatchNorm2d, and a tensor of one axis."""

import torch
from torch import nn

for make in (
    lambda: nn.Conv2d(4, 8 / 2, 3),
    lambda: nn.Linear(8, 6 / 2),
    lambda: nn.BatchNorm2d(8 / 2),
    lambda: nn.Embedding(8 / 2, 3),
    lambda: torch.zeros(8 / 2),
):
    try:
        make()
    except TypeError as error:
        other = "(position 1) must be tuple of" in str(error)
        assert other or "received an invalid combination of arguments" in str(error)
        assert "pos 2" not in str(error)
    else:
        raise AssertionError("nothing was raised")
