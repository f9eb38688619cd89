"""GRU and RNN have one state, and say so; with or without batch_first, it is the same."""

import torch
from torch import nn

for kind in (nn.GRU, nn.RNN):
    for batch_first in (True, False):
        try:
            kind(3, 5, batch_first=batch_first)(torch.ones(4, 4, 3), torch.zeros(4, 5))
        except RuntimeError as error:
            assert str(error) == "For batched 3-D input, hx should also be 3-D but got 2-D tensor", error
        else:
            raise AssertionError("nothing was raised")
