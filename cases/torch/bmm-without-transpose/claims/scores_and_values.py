"""Scores and values with other numbers of keys have the same words, and both numbers are lengths."""

import torch

try:
    torch.zeros(8, 4, 5) @ torch.zeros(8, 7, 16)
except RuntimeError as error:
    assert "to be: [8, 5] but got: [8, 7]." in str(error), error
else:
    raise AssertionError("nothing was raised")
