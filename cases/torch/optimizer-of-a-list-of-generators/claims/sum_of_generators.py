"""Two generators cannot be added; two lists can."""

import torch
from torch import nn

first, second = nn.Linear(4, 8), nn.Linear(8, 3)
try:
    first.parameters() + second.parameters()
except TypeError as error:
    assert str(error) == "unsupported operand type(s) for +: 'generator' and 'generator'"
else:
    raise AssertionError("nothing was raised")
optimizer = torch.optim.Adam(list(first.parameters()) + list(second.parameters()))
assert len(optimizer.param_groups[0]["params"]) == 4
