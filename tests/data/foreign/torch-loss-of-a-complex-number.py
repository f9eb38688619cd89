"""A loss over a spectrum lacks the absolute value."""

import torch

x = torch.ones(8, requires_grad=True)
torch.fft.fft(x).sum().backward()
