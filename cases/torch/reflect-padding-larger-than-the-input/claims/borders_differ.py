"""Zeros in place of reflection change the first and last frames of the long recordings, and no frame between them."""

import torch

torch.manual_seed(0)
wave = torch.randn(1600)
window = torch.hann_window(400)
reflected = torch.stft(wave, 400, 160, window=window, return_complex=True).abs()
zeros = torch.stft(wave, 400, 160, window=window, pad_mode="constant", return_complex=True).abs()
same = [torch.allclose(reflected[:, frame], zeros[:, frame], atol=1e-3) for frame in range(11)]
assert same == [False, False] + [True] * 7 + [False, False]
