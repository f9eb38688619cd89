"""The layer is built with a float as its padding, and fails when it is called; the list after "got" names tuples without their contents."""

import torch
from torch import nn

layer = nn.Conv2d(3, 4, 3, padding=(3 - 1) / 2)
assert layer.padding == (1.0, 1.0)
try:
    layer(torch.zeros(1, 3, 8, 8))
except TypeError as error:
    first = str(error).splitlines()[0]
    assert first.endswith("got (Tensor, Parameter, Parameter, tuple, tuple, tuple, int), but expected one of:")
    assert "float" not in first
else:
    raise AssertionError("nothing was raised")
