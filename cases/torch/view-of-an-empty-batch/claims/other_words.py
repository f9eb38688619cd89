"""A tensor with elements has other words: shape '[4, -1]' is invalid for input of size 6."""

import torch

try:
    torch.ones(2, 3).view(4, -1)
except RuntimeError as error:
    assert str(error) == "shape '[4, -1]' is invalid for input of size 6"
else:
    raise AssertionError("nothing was raised")
