"""BatchNorm1d of a sequence (N, L, C) takes the length for the channels; with L = C it is silent."""

import torch
from torch import nn

layer = nn.BatchNorm1d(32)
try:
    layer(torch.rand(4, 10, 32))
except RuntimeError as error:
    assert "running_mean should contain 10 elements not 32" in str(error)
else:
    raise AssertionError("nothing was raised")
square = torch.rand(4, 32, 32)
wrong = layer(square)
right = layer(square.transpose(1, 2)).transpose(1, 2)
assert wrong.shape == right.shape
assert not torch.allclose(wrong, right, atol=0.01)
