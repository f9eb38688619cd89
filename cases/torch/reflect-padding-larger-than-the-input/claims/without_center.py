"""With center=False nothing is padded, and a recording shorter than n_fft is refused in other words."""

import torch

try:
    torch.stft(torch.ones(160), 400, 160, window=torch.hann_window(400), center=False, return_complex=True)
except RuntimeError as error:
    assert "expected 0 < n_fft < 160, but got n_fft=400" in str(error)
else:
    raise AssertionError("nothing was raised")
