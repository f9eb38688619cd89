"""The first element has an output for each step; the last step of it is the state of a one-way LSTM."""

import torch
from torch import nn

torch.manual_seed(0)
outputs, (state, _) = nn.LSTM(4, 8, batch_first=True)(torch.randn(2, 5, 4))
assert outputs.shape == (2, 5, 8)
assert torch.equal(outputs[:, -1], state[0])
