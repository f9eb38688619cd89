"""Two vectors of different lengths have other words: "inconsistent tensor size"."""

import torch

try:
    torch.dot(torch.randn(3), torch.randn(4))
except RuntimeError as error:
    assert "inconsistent tensor size, expected tensor [3] and src [4]" in str(error)
else:
    raise AssertionError("nothing was raised")
