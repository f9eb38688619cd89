"""A tensor beside the parameters of a model: `[*model.parameters(), x]`; the sum of the generator and a list is a TypeError."""

import torch
from torch import nn

model, x = nn.Linear(3, 1), torch.zeros(3, requires_grad=True)
optimizer = torch.optim.Adam([*model.parameters(), x])
assert len(optimizer.param_groups[0]["params"]) == 3
try:
    torch.optim.Adam(model.parameters() + [x])
except TypeError as error:
    assert "unsupported operand" in str(error)
else:
    raise AssertionError("nothing was raised")
