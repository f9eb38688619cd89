"""`return_complex=True` gives a complex result without the last axis; `.pow(2).sum(-1)` then sums over time, and a convolution behind it fails."""

import torch

signal, window = torch.randn(64), torch.hann_window(16)
options = {"n_fft": 16, "hop_length": 16, "window": window, "center": False}
spectrum = torch.stft(signal, return_complex=True, **options)
assert spectrum.is_complex() and spectrum.shape == (9, 4)
assert spectrum.pow(2).sum(-1).shape == (9,)
try:
    torch.nn.Conv1d(9, 2, 1)(spectrum[None])
except RuntimeError:
    pass
else:
    raise AssertionError("nothing was raised")
