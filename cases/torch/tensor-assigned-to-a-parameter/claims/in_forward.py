"""A result that is stored under the parameter's name, as self.mix = softmax(self.mix), is refused."""

import torch
from torch import nn


class Mix(nn.Module):
    def __init__(self):
        super().__init__()
        self.mix = nn.Parameter(torch.zeros(3))

    def forward(self, layers):
        self.mix = torch.softmax(self.mix, 0)
        return (self.mix[:, None] * layers).sum(0)


class Local(Mix):
    def forward(self, layers):
        mix = torch.softmax(self.mix, 0)
        return (mix[:, None] * layers).sum(0)


try:
    Mix()(torch.ones(3, 4))
except TypeError as error:
    assert "cannot assign 'torch.FloatTensor' as parameter 'mix'" in str(error)
else:
    raise AssertionError("nothing was raised")
model = Local()
model(torch.rand(3, 4)).sum().backward()
assert model.mix.grad.abs().sum() > 0
