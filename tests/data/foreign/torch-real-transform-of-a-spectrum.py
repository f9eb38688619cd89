"""A spectrum goes through the real transform once more."""

import torch

torch.fft.rfft(torch.fft.rfft(torch.zeros(8)))
