"""GRU and RNN have one state, and name it alone."""

import torch
from torch import nn

for layer in (nn.GRU(8, 16), nn.RNN(8, 16)):
    try:
        layer(torch.randn(4, 8), torch.zeros(1, 4, 16))
    except RuntimeError as error:
        assert str(error) == "For unbatched 2-D input, hx should also be 2-D but got 3-D tensor"
    else:
        raise AssertionError("nothing was raised")
