"""The shape of the outputs is the same with and without batch_first, so nothing is raised."""

import torch

x = torch.randn(8, 12, 4)
assert torch.nn.LSTM(4, 16)(x)[0].shape == torch.nn.LSTM(4, 16, batch_first=True)(x)[0].shape == (8, 12, 16)
