"""Two inputs declared and one given: the call is taken, the first name is the module, and the body fails."""

import torch
from torch import nn


class Pair(nn.Module):
    def forward(x, factor):
        return x, factor


class Scale(nn.Module):
    def forward(x, factor=2.0):
        return x * factor


class Head(nn.Module):
    def forward(x, mask=None):
        return self.layer(x)


model, inputs = Pair(), torch.zeros(2)
first, second = model(inputs)
assert first is model and second is inputs
for model, kind, words in (
    (Scale(), TypeError, "unsupported operand type(s) for *: 'Scale' and 'Tensor'"),
    (Head(), NameError, "name 'self' is not defined"),
):
    try:
        model(inputs)
    except kind as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
