"""`ignore_index` of 0 or more is refused with one-hot floats, and taken with class numbers."""

import torch
from torch import nn

scores, classes = torch.randn(4, 3), torch.tensor([0, 1, 2, 0])
assert nn.functional.cross_entropy(scores, classes, ignore_index=2) > 0
try:
    nn.functional.cross_entropy(scores, nn.functional.one_hot(classes, 3).float(), ignore_index=2)
except RuntimeError as error:
    assert "ignore_index is not supported for floating point target" in str(error)
else:
    raise AssertionError("nothing was raised")
