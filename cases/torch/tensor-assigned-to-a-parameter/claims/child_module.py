"""A result that is stored under the name of a layer is refused in other words: as child module."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(2, 3)

    def forward(self, x):
        self.fc = self.fc(x)
        return self.fc


try:
    Net()(torch.ones(1, 2))
except TypeError as error:
    assert "cannot assign 'torch.FloatTensor' as child module 'fc' (torch.nn.Module or None expected)" in str(error)
else:
    raise AssertionError("nothing was raised")
