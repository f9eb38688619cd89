"""A tuple or a dictionary of modules is refused in the same words, with its own type in them."""

import torch
from torch import nn


class Tuple(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = (nn.Linear(4, 4), nn.Linear(4, 2))

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


class Dictionary(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = {"first": nn.Linear(4, 4)}

    def forward(self, x):
        return self.layers["first"](x)


for model, kind in ((Tuple(), "tuple"), (Dictionary(), "dict")):
    try:
        torch.jit.script(model)
    except RuntimeError as error:
        message = str(error)
    assert "has no attribute 'layers'" in message
    assert "failed to convert Python type: '%s' to a TorchScript type" % kind in message
    assert "Cannot infer concrete type of torch.nn.Module" in message
