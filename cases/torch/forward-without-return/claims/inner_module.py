"""The module without return may be an inner one: the layer after it names its own function."""

import torch
from torch import nn


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = nn.Linear(8, 8)

    def forward(self, x):
        torch.relu(self.hidden(x))


try:
    nn.Sequential(Block(), nn.Linear(8, 3))(torch.ones(2, 8))
except TypeError as error:
    assert "linear(): argument 'input' (position 1) must be Tensor, not NoneType" in str(error)
else:
    raise AssertionError("nothing was raised")
