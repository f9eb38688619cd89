"""A side of n values can be reflected by at most n - 1; stft reflects half of n_fft at both ends."""

import torch
from torch.nn import functional

x = torch.arange(4.0)[None, None]
assert functional.pad(x, (3, 3), mode="reflect").flatten().tolist() == [3, 2, 1, 0, 1, 2, 3, 2, 1, 0]
window = torch.hann_window(400)
assert torch.stft(torch.ones(201), 400, 160, window=window, return_complex=True).shape == (201, 2)
for call, size in (
    (lambda: functional.pad(x, (4, 4), mode="reflect"), "padding (4, 4) at dimension 2 of input [1, 1, 4]"),
    (
        lambda: torch.stft(torch.ones(200), 400, 160, window=window, return_complex=True),
        "padding (200, 200) at dimension 2 of input [1, 1, 200]",
    ),
):
    try:
        call()
    except RuntimeError as error:
        assert "Padding size should be less than the corresponding input dimension" in str(error)
        assert str(error).endswith(size)
    else:
        raise AssertionError("nothing was raised")
