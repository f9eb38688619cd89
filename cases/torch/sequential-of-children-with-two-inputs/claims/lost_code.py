"""Where every child has one input nothing is raised, but what forward does besides, such as relu, is lost."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.last = nn.Linear(4, 4)
        self.first = nn.Linear(4, 4)

    def forward(self, x):
        return self.last(torch.relu(self.first(x)))


torch.manual_seed(0)
model, x = Net(), torch.randn(3, 4)
parts = nn.Sequential(*model.children())
assert not torch.allclose(parts(x), model(x))
assert torch.equal(parts(x), model.first(model.last(x)))
