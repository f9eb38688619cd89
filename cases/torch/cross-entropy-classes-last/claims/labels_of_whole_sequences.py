"""Scores of every place with one label per sequence fail in the same words, with one number in the second bracket."""

import torch
import torch.nn.functional as F

try:
    F.cross_entropy(torch.randn(4, 5, 11), torch.zeros(4, dtype=torch.long))
except RuntimeError as error:
    assert str(error) == "Expected target size [4, 11], got [4]"
else:
    raise AssertionError("it was computed")
