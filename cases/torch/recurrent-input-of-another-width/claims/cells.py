"""LSTMCell, GRUCell and RNNCell say "input has inconsistent input_size" instead."""

import torch
from torch import nn

for kind in (nn.LSTMCell, nn.GRUCell, nn.RNNCell):
    try:
        kind(10, 5)(torch.rand(4, 20))
    except RuntimeError as error:
        assert "input has inconsistent input_size: got 20 expected 10" in str(error)
    else:
        raise AssertionError("nothing was raised")
