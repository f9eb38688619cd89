"""The last word is the class of what was found: Module.parameters for a generator within a list, list, or the class of a layer."""

import itertools

import torch
from torch import nn

first, second = nn.Linear(4, 8), nn.Linear(8, 3)
for params, name in [
    ([first.parameters(), second.parameters()], "Module.parameters"),
    ([list(first.parameters())], "list"),
    (nn.Sequential(first, second), "torch.nn.modules.linear.Linear"),
    ([first, second], "torch.nn.modules.linear.Linear"),
]:
    try:
        torch.optim.Adam(params)
    except TypeError as error:
        assert str(error) == f"optimizer can only optimize Tensors, but one of the params is {name}"
    else:
        raise AssertionError("nothing was raised")
optimizer = torch.optim.Adam(itertools.chain(first.parameters(), second.parameters()))
assert len(optimizer.param_groups[0]["params"]) == 4
