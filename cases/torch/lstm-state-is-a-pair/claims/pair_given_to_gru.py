"""A GRU that gets the pair of an LSTM asks the tuple for dim."""

import torch
from torch import nn

x = torch.randn(2, 5, 3)
_, state = nn.LSTM(3, 4, batch_first=True)(x)
gru = nn.GRU(3, 4, batch_first=True)
try:
    gru(x, state)
except AttributeError as error:
    assert str(error) == "'tuple' object has no attribute 'dim'"
else:
    raise AssertionError("nothing was raised")
assert gru(x, state[0])[0].shape == (2, 5, 4)
