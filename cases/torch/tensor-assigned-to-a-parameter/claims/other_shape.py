"""A parameter of another shape is taken without an error; a copy of another shape is refused, unless it broadcasts."""

import torch
from torch import nn

layer = nn.Linear(2, 3)
with torch.no_grad():
    try:
        layer.weight.copy_(torch.ones(5, 2))
    except RuntimeError as error:
        assert "must match" in str(error), error
    else:
        raise AssertionError("nothing was raised")
    layer.weight.copy_(torch.tensor([5.0, 6.0]))
assert layer.weight.tolist() == [[5.0, 6.0]] * 3
layer.weight = nn.Parameter(torch.ones(5, 2))
assert layer.weight.shape == (5, 2) and layer.bias.shape == (3,)
