"""The types stand in the order input, weight, bias; bias=False gives NoneType in the third place, and fails only for another reason."""

import torch
from torch import nn


def words(layer, x):
    try:
        layer(x)
    except TypeError as error:
        return str(error)
    return ""


assert "got (NoneType, Parameter, Parameter, " in words(nn.Conv2d(3, 4, 3), None)
assert "got (NoneType, Parameter, NoneType, " in words(nn.Conv2d(3, 4, 3, bias=False), None)
x = torch.rand(1, 3, 8, 8)
assert words(nn.Conv2d(3, 4, 3, bias=False), x) == ""
found = words(nn.Conv2d(3, 4, 3, padding=1.0, bias=False), x)
assert "got (Tensor, Parameter, NoneType, " in found
