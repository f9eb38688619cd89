"""Without a state a batch of steps is read as one sequence: the first row changes the outputs of the others."""

import torch
from torch import nn

torch.manual_seed(0)
for layer in (nn.LSTM(8, 16, batch_first=True), nn.GRU(8, 16), nn.RNN(8, 16)):
    batch = torch.randn(4, 8)
    other = batch.clone()
    other[0] += 1
    first, second = layer(batch)[0], layer(other)[0]
    assert first.shape == (4, 16)
    assert not torch.allclose(first[1:], second[1:])
