"""Sequential itself takes one input: with two it says that it takes 2 positional arguments, self among them, but 3 were given."""

import torch
from torch import nn


class Both(nn.Module):
    def forward(self, x, skip):
        return x + skip


try:
    nn.Sequential(Both(), nn.ReLU())(torch.ones(2), torch.ones(2))
except TypeError as error:
    assert "forward() takes 2 positional arguments but 3 were given" in str(error)
else:
    raise AssertionError("nothing was raised")
