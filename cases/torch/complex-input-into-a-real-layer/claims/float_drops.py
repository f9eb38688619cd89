"""`.float()` and `.real` keep the real part only: a sine of one phase is gone."""

import warnings

import torch

warnings.simplefilter("ignore")
wave = torch.sin(2 * torch.pi * torch.arange(32) / 8)
spectrum = torch.fft.rfft(wave)
assert torch.equal(spectrum.float(), spectrum.real)
assert spectrum.float().abs().max() < 1e-4
assert spectrum.abs().max() > 15
