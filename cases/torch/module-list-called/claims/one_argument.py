"""nn.Sequential refuses a second argument."""

import torch
from torch import nn

try:
    nn.Sequential(nn.Linear(4, 4))(torch.ones(2, 4), None)
except TypeError as error:
    assert "positional arguments" in str(error), error
else:
    raise AssertionError("nothing was raised")
