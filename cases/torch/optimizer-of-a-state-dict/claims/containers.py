"""A Sequential or ModuleList in place of its parameters names the class of its first layer, a ModuleDict has str."""

import torch
from torch import nn

layer = nn.Linear(4, 3)
for params, name in (
    (nn.Sequential(layer), "torch.nn.modules.linear.Linear"),
    (nn.ModuleList([layer]), "torch.nn.modules.linear.Linear"),
    (nn.ModuleDict({"layer": layer}), "str"),
):
    try:
        torch.optim.Adam(params)
    except TypeError as error:
        assert str(error) == f"optimizer can only optimize Tensors, but one of the params is {name}", error
    else:
        raise AssertionError("nothing was raised")
