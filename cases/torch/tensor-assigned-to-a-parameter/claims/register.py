"""register_parameter refuses a tensor as well, with "object to parameter" and "required"."""

import torch
from torch import nn

module = nn.Module()
try:
    module.register_parameter("scale", torch.ones(2))
except TypeError as error:
    words = "cannot assign 'torch.FloatTensor' object to parameter 'scale' (torch.nn.Parameter or None required)"
    assert words in str(error)
else:
    raise AssertionError("nothing was raised")
