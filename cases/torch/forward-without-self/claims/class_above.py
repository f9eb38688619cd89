"""The class in the message is the one that defines `forward`, which may be above that of the module that was called."""

import torch
from torch import nn


class Base(nn.Module):
    def forward(x):
        return x


class Net(Base):
    pass


x = torch.zeros(2, 3)
for model, inputs, words in (
    (Net(), (x,), "Base.forward() takes 1 positional argument but 2 were given"),
    (nn.BatchNorm1d(3), (x, x), "_BatchNorm.forward() takes 2 positional arguments but 3 were given"),
):
    try:
        model(*inputs)
    except TypeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
