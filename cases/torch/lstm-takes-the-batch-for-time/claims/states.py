"""With batch_first=True the states stay [layers, batch, features]; without it, initial states of the batch are refused."""

import torch
from torch import nn

x, states = torch.randn(8, 12, 4), (torch.zeros(1, 8, 16), torch.zeros(1, 8, 16))
outputs, (h, c) = nn.LSTM(4, 16, batch_first=True)(x, states)
assert h.shape == c.shape == (1, 8, 16)
assert torch.equal(h[-1], outputs[:, -1])
try:
    nn.LSTM(4, 16)(x, states)
except RuntimeError as error:
    assert "Expected hidden[0] size (1, 12, 16), got [1, 8, 16]" in str(error)
else:
    raise AssertionError("nothing was raised")
