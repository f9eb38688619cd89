"""One training step of an LSTM over packed sequences."""

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

torch.manual_seed(0)
lstm = nn.LSTM(8, 16, num_layers=2, batch_first=True, bidirectional=True)
packed = pack_padded_sequence(torch.randn(3, 7, 8), [7, 5, 2], batch_first=True)
output, lengths = pad_packed_sequence(lstm(packed)[0], batch_first=True)
assert output.shape == (3, 7, 32) and lengths.tolist() == [7, 5, 2]
output.pow(2).mean().backward()
result = lstm.weight_ih_l0.grad
