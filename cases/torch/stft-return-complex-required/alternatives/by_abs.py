"""Power spectrogram of a tone, from the magnitudes of a complex transform."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

signal = torch.sin(torch.arange(64.0) * torch.pi / 4).to(DEVICE)
window = torch.ones(16).to(DEVICE)

spectrum = torch.stft(signal, n_fft=16, hop_length=16, window=window, center=False, return_complex=True)

power = spectrum.abs().pow(2)
assert power.shape == (9, 4)
assert power[:, 0].argmax() == 2, "the tone is in bin %d" % power[:, 0].argmax()
result = power
