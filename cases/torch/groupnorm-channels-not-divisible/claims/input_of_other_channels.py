"""An input of other channels than the layer fails in the call, and the words are about channels in input."""

import torch
from torch import nn

x = torch.ones(2, 48, 4, 4)
for groups, start in (
    (32, "Expected number of channels in input to be divisible by num_groups"),
    (8, "Expected weight to be a vector of size equal to the number of channels in input"),
):
    norm = nn.GroupNorm(groups, 64)
    try:
        norm(x)
    except RuntimeError as error:
        assert str(error).startswith(start)
    else:
        raise AssertionError("nothing was raised")
