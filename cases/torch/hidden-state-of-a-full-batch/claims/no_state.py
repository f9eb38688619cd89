"""Without a state the LSTM begins with zeros of the right size, and gives the same numbers."""

import torch

torch.manual_seed(0)
lstm = torch.nn.LSTM(4, 16, batch_first=True)
x, zeros = torch.randn(3, 6, 4), torch.zeros(1, 3, 16)
assert torch.equal(lstm(x)[0], lstm(x, (zeros, zeros))[0])
