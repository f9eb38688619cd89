"""The first name is the type of the value, the second the name of the parameter; lists are refused too."""

import torch
from torch import nn

layer = nn.Linear(2, 2)
for value, words in (
    (torch.zeros(2).double(), "cannot assign 'torch.DoubleTensor' as parameter 'bias'"),
    (layer.bias * 2, "cannot assign 'torch.FloatTensor' as parameter 'bias'"),
    ([0.0, 0.0], "cannot assign 'list' as parameter 'bias'"),
):
    try:
        layer.bias = value
    except TypeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
layer.bias = None
assert layer(torch.ones(1, 2)).shape == (1, 2)
