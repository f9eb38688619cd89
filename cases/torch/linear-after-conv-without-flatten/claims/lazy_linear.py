"""`LazyLinear` behind a convolution raises nothing: it takes the width of the features for its `in_features`."""

import torch
from torch import nn

head = nn.LazyLinear(10)
assert head(torch.rand(8, 6, 14, 14)).shape == (8, 6, 14, 10)
assert head.in_features == 14
assert nn.Sequential(nn.Flatten(), nn.LazyLinear(10))(torch.rand(8, 6, 14, 14)).shape == (8, 10)
