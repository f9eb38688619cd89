"""nn.ModuleDict is refused alike."""

import torch
from torch import nn

try:
    nn.ModuleDict({"first": nn.Linear(4, 4)})(torch.ones(2, 4))
except NotImplementedError as error:
    assert 'Module [ModuleDict] is missing the required "forward" function' in str(error)
else:
    raise AssertionError("nothing was raised")
