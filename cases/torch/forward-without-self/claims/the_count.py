"""Both numbers count the object itself: without self, one input is "1 … but 2", two inputs of `forward(a, b)` are "2 … but 3"; with self, one input too many is "2 … but 3"."""

import torch
from torch import nn


class One(nn.Module):
    def forward(x):
        return x


class Two(nn.Module):
    def forward(a, b):
        return a + b


class Right(nn.Module):
    def forward(self, x):
        return x


x = torch.zeros(2)
for model, inputs, words in (
    (One(), (x,), "One.forward() takes 1 positional argument but 2 were given"),
    (Two(), (x, x), "Two.forward() takes 2 positional arguments but 3 were given"),
    (Right(), (x, x), "Right.forward() takes 2 positional arguments but 3 were given"),
    (nn.Sequential(Right()), (x, x), "Sequential.forward() takes 2 positional arguments but 3 were given"),
    (nn.Linear(2, 2), (x, x), "Linear.forward() takes 2 positional arguments but 3 were given"),
):
    try:
        model(*inputs)
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
