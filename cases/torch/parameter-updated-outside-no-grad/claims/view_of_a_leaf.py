"""A part of a parameter that is assigned is "a view of a leaf"."""

import torch

weight = torch.zeros(3, requires_grad=True)
try:
    weight[0] = 1.0
except RuntimeError as error:
    assert str(error).startswith("a view of a leaf")
else:
    raise AssertionError("nothing was raised")
