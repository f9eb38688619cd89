"""An empty list and a list of several types are refused in the same words."""

import torch
from torch import nn


class Empty(nn.Module):
    def __init__(self):
        super().__init__()
        self.names = []

    def forward(self, x):
        for name in self.names:
            print(name)
        return x


class Mixed(nn.Module):
    def __init__(self):
        super().__init__()
        self.names = [1, "a"]

    def forward(self, x):
        for name in self.names:
            print(name)
        return x


for model, reason in ((Empty(), "List trace inputs must have elements"), (Mixed(), "consistent element type")):
    try:
        torch.jit.script(model)
    except RuntimeError as error:
        message = str(error)
    assert "has no attribute 'names'" in message
    assert "failed to convert Python type: 'list' to a TorchScript type" in message
    assert reason in message
