"""Twice in one group is a warning only."""

import warnings

import torch
from torch import nn

layer = nn.Linear(4, 8)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.optim.SGD([{"params": [*layer.parameters(), *layer.parameters()]}], lr=0.1)
assert any("duplicate parameters" in str(one.message) for one in caught)
