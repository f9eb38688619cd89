"""A sequence of shape (N, L, C) is transposed for BatchNorm1d(C), and back after it."""

import torch
from torch import nn

torch.manual_seed(0)
embedded = torch.rand(4, 10, 32)
layer = nn.BatchNorm1d(32)
normalised = layer(embedded.transpose(1, 2)).transpose(1, 2)
assert normalised.shape == (4, 10, 32)
assert normalised.mean(dim=(0, 1)).abs().max() < 1e-5
