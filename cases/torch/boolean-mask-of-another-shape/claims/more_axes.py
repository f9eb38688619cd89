"""A mask of three axes for a tensor of two: "too many indices for tensor"."""

import torch

try:
    torch.zeros(4, 6)[torch.ones(4, 6, 1, dtype=torch.bool)]
except IndexError as error:
    assert str(error).startswith("too many indices for tensor of dimension 2")
else:
    raise AssertionError("nothing was raised")
