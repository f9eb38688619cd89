"""One index takes part of the tuple and raises nothing: out[-1] is the state, of a GRU a tensor with the layers first."""

import torch
from torch import nn

gru = nn.GRU(8, 4, num_layers=2, batch_first=True)
out = gru(torch.randn(3, 5, 8))
assert out[-1].shape == (2, 3, 4)
assert nn.Linear(4, 1)(out[-1]).shape == (2, 3, 1)
assert out[0][:, -1].shape == (3, 4)
