"""For what the model gives, the first argument, the message says 'input'."""

import torch
from torch import nn

try:
    nn.CrossEntropyLoss()([torch.zeros(2, 3)], torch.tensor([0, 1]))
except TypeError as error:
    assert "argument 'input' (position 1) must be Tensor, not list" in str(error)
else:
    raise AssertionError("nothing was raised")
