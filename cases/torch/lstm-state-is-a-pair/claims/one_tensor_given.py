"""One tensor as the state of an LSTM is taken for a pair: with one layer an index is out of bounds, with two the axes are wrong."""

import torch
from torch import nn

x = torch.randn(2, 5, 3)
for layers, kind, words in (
    (1, IndexError, "index 1 is out of bounds for dimension 0 with size 1"),
    (2, RuntimeError, "hx and cx should also be 3-D but got (2-D, 2-D) tensors"),
):
    state = torch.zeros(layers, 2, 4)
    lstm = nn.LSTM(3, 4, num_layers=layers, batch_first=True)
    try:
        lstm(x, state)
    except kind as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert lstm(x, (state, state))[0].shape == (2, 5, 4)
