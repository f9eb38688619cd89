"""A tagger of an LSTM and a linear layer in a module of its own."""

import torch
from torch import nn


class Tagger(nn.Module):
    """The linear layer gets the outputs of the LSTM."""

    def __init__(self):
        super().__init__()
        self.add_module("0", nn.LSTM(4, 8, batch_first=True))
        self.add_module("1", nn.Linear(8, 3))

    def forward(self, x):
        outputs, _ = self._modules["0"](x)
        return self._modules["1"](outputs)


torch.manual_seed(0)
model = Tagger()

result = model(torch.randn(2, 5, 4)).detach()
