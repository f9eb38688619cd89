"""A ParameterDict, `dict(model.named_parameters())` one group without a list around it, and names have the same words."""

import torch
from torch import nn

model = nn.Linear(4, 3)
for params in (
    dict(model.named_parameters()),
    nn.ParameterDict({"weight": model.weight}),
    {"params": model.parameters(), "lr": 0.1},
    [{"params": model.state_dict()}],
    [name for name, _ in model.named_parameters()],
):
    try:
        torch.optim.Adam(params)
    except TypeError as error:
        assert str(error) == "optimizer can only optimize Tensors, but one of the params is str"
    else:
        raise AssertionError("nothing was raised")
torch.optim.Adam([{"params": model.parameters(), "lr": 0.1}])
torch.optim.Adam(nn.ParameterDict({"weight": model.weight}).values())
