"""A function of the module can be kept: it is stored by its name."""

import copy
import io

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.activation = nn.functional.relu
        self.hidden = nn.Linear(4, 2)

    def forward(self, x):
        return self.activation(self.hidden(x))


model = Net()
x = torch.randn(3, 4)
assert torch.equal(copy.deepcopy(model)(x), model(x))
file = io.BytesIO()
torch.save(model, file)
file.seek(0)
assert torch.equal(torch.load(file, weights_only=False)(x), model(x))
