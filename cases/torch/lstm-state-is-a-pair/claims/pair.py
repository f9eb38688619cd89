"""The state of an LSTM and of an LSTMCell is a pair of tensors of one shape, hidden and cell; that of a GRU is one tensor."""

import torch
from torch import nn

x = torch.randn(2, 5, 3)
_, state = nn.LSTM(3, 4, batch_first=True)(x)
assert type(state) is tuple
hidden, cell = state
assert hidden.shape == cell.shape == (1, 2, 4) and not torch.equal(hidden, cell)
hidden, cell = nn.LSTMCell(3, 4)(x[:, 0])
assert hidden.shape == cell.shape == (2, 4)
_, hidden = nn.GRU(3, 4, batch_first=True)(x)
assert hidden.shape == (1, 2, 4)
