"""A recording with its channels last fails in the same words: the last size is the number of channels."""

import torch

stereo = torch.ones(16000, 2)
window = torch.hann_window(400)
try:
    torch.stft(stereo, 400, 160, window=window, return_complex=True)
except RuntimeError as error:
    assert "Padding size should be less than the corresponding input dimension" in str(error)
    assert str(error).endswith("padding (200, 200) at dimension 2 of input [1, 16000, 2]")
else:
    raise AssertionError("nothing was raised")
assert torch.stft(stereo.T, 400, 160, window=window, return_complex=True).shape == (2, 201, 101)
