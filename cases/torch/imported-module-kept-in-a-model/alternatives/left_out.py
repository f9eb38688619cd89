"""`__getstate__` leaves the module out, `__setstate__` puts it back: copies and saved models have it."""

import copy
import io

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.functional = nn.functional
        self.hidden = nn.Linear(4, 2)

    def __getstate__(self):
        return {name: value for name, value in self.__dict__.items() if name != "functional"}

    def __setstate__(self, state):
        super().__setstate__(state)
        self.functional = nn.functional

    def forward(self, x):
        return self.functional.relu(self.hidden(x))


model = Net()
x = torch.randn(3, 4)
assert torch.equal(copy.deepcopy(model)(x), model(x))
file = io.BytesIO()
torch.save(model, file)
file.seek(0)
assert torch.equal(torch.load(file, weights_only=False)(x), model(x))
