"""Recurrent layers take an input without batch, and their output then has no batch either."""

import torch
from torch import nn

for kind in (nn.LSTM, nn.GRU, nn.RNN):
    layer = kind(4, 6, batch_first=True)
    assert layer(torch.randn(20, 4))[0].shape == (20, 6)
    assert layer(torch.randn(3, 20, 4))[0].shape == (3, 20, 6)
