"""Real and imaginary part as two channels: view_as_real puts them last."""

import torch
from torch import nn

torch.manual_seed(0)
spectrum = torch.stft(torch.randn(2, 200), 16, window=torch.hann_window(16), return_complex=True)
channels = torch.view_as_real(spectrum).permute(0, 3, 1, 2)
assert torch.equal(channels[:, 0], spectrum.real) and torch.equal(channels[:, 1], spectrum.imag)
assert nn.Conv2d(2, 4, 3, padding=1)(channels).shape == (2, 4, *spectrum.shape[1:])
