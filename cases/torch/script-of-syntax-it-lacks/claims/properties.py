"""A property of the model is compiled too, though `forward` does not use it, unless the class has its name in `__jit_unused_properties__`."""

import torch
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 2)

    @property
    def device(self):
        try:
            return next(self.parameters()).device
        except StopIteration:
            return torch.device("cpu")

    def forward(self, x):
        return self.layer(x)


class Excepted(Model):
    __jit_unused_properties__ = ["device"]


try:
    torch.jit.script(Model())
except torch.jit.frontend.NotSupportedError as error:
    assert str(error).startswith("try blocks aren't supported") and "def device(self)" in str(error)
else:
    raise AssertionError("nothing was raised")
assert torch.jit.script(Excepted())(torch.ones(1, 2)).shape == (1, 2)
