"""A group for each of `model.modules()` raises it: the model itself is the first of them; `children()` has each part once."""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 3))
assert next(model.modules()) is model
try:
    torch.optim.SGD([{"params": part.parameters()} for part in model.modules()], lr=0.1)
except ValueError as error:
    assert str(error) == "some parameters appear in more than one parameter group"
else:
    raise AssertionError("nothing was raised")
optimizer = torch.optim.SGD([{"params": part.parameters()} for part in model.children()], lr=0.1)
assert [len(group["params"]) for group in optimizer.param_groups] == [2, 2]
