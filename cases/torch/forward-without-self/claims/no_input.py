"""`def forward(self)`, which takes no input, is refused in the same words."""

import torch
from torch import nn


class Noise(nn.Module):
    def forward(self):
        return torch.randn(3)


try:
    Noise()(torch.zeros(3))
except TypeError as error:
    assert "Noise.forward() takes 1 positional argument but 2 were given" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert Noise()().shape == (3,)
