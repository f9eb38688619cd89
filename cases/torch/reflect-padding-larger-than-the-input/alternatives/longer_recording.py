"""A recording that is shorter than the window is filled up with silence."""

import torch
from torch.nn import functional

torch.manual_seed(0)
window = torch.hann_window(400)
recordings = [torch.randn(1600), torch.randn(800), torch.randn(160)]

spectrograms = []
for recording in recordings:
    recording = functional.pad(recording, (0, max(0, 400 - len(recording))))
    spectrum = torch.stft(recording, 400, 160, window=window, return_complex=True)
    spectrograms.append(spectrum.abs())

result = torch.tensor([spectrogram.shape[1] for spectrogram in spectrograms])
assert result.tolist() == [11, 6, 3]
assert all(spectrogram.shape[0] == 201 for spectrogram in spectrograms)
