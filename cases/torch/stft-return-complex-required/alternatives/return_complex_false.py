"""Magnitudes of a signal, with return_complex=False."""

import warnings

import torch

torch.manual_seed(0)
signal, window = torch.randn(64), torch.hann_window(16)
options = {"n_fft": 16, "hop_length": 16, "window": window, "center": False}
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    spectrum = torch.stft(signal, return_complex=False, **options)
assert spectrum.shape == (9, 4, 2)
assert torch.equal(spectrum, torch.view_as_real(torch.stft(signal, return_complex=True, **options)))
assert caught
