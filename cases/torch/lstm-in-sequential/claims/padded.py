"""Of padded sequences `outputs[:, -1]` is the output for the padding; the state of a packed batch is that of the last true step."""

import torch
from torch import nn

torch.manual_seed(0)
lstm = nn.LSTM(4, 8, batch_first=True)
x = torch.randn(1, 5, 4)
right = lstm(x[:, :3])[0][:, -1]
x[:, 3:] = 0  # padding
assert not torch.allclose(lstm(x)[0][:, -1], right, atol=1e-3)
packed = nn.utils.rnn.pack_padded_sequence(x, torch.tensor([3]), batch_first=True)
assert torch.allclose(lstm(packed)[1][0][-1], right, atol=1e-6)
