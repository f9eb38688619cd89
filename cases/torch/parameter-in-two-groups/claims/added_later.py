"""`add_param_group` of a layer that the optimizer has already raises the same; one that it has not is taken."""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 3))
for layer in model[0].parameters():
    layer.requires_grad = False
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
try:
    optimizer.add_param_group({"params": model[0].parameters(), "lr": 0.01})
except ValueError as error:
    assert str(error) == "some parameters appear in more than one parameter group"
else:
    raise AssertionError("nothing was raised")
optimizer = torch.optim.SGD(model[2].parameters(), lr=0.1)
optimizer.add_param_group({"params": model[0].parameters(), "lr": 0.01})
assert len(optimizer.param_groups) == 2
