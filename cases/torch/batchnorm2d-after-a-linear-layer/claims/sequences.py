"""BatchNorm1d takes (N, C) and (N, C, L): the channels of a sequence are its second dimension, and (N, L, C) passes unseen where L is C."""

import torch
from torch import nn

layer = nn.BatchNorm1d(6)
assert layer(torch.rand(4, 6)).shape == (4, 6)
sequence = torch.rand(4, 9, 6)
assert layer(sequence.transpose(1, 2)).transpose(1, 2).shape == (4, 9, 6)
try:
    layer(sequence)
except RuntimeError as error:
    assert "running_mean should contain 9 elements not 6" in str(error)
else:
    raise AssertionError("nothing was raised")
square = torch.rand(4, 6, 6)
right = layer(square.transpose(1, 2)).transpose(1, 2)
assert layer(square).shape == right.shape and not torch.allclose(layer(square), right)
