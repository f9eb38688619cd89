"""LSTM returns the outputs of all steps and a pair of states; GRU and RNN the outputs and one state; attention its outputs and weights."""

import torch
from torch import nn

x = torch.randn(2, 5, 8)
outputs, (hidden, cell) = nn.LSTM(8, 4, batch_first=True)(x)
assert outputs.shape == (2, 5, 4) and hidden.shape == cell.shape == (1, 2, 4)
for layer in (nn.GRU, nn.RNN):
    outputs, hidden = layer(8, 4, batch_first=True)(x)
    assert outputs.shape == (2, 5, 4) and hidden.shape == (1, 2, 4)
outputs, weights = nn.MultiheadAttention(8, 2, batch_first=True)(x, x, x)
assert outputs.shape == (2, 5, 8) and weights.shape == (2, 5, 5)
