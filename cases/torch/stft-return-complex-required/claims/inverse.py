"""`torch.istft` refuses the form with an axis of two; `torch.view_as_complex` makes it the complex one."""

import torch

torch.manual_seed(0)
signal, window = torch.randn(64), torch.hann_window(16)
old_form = torch.view_as_real(torch.stft(signal, 16, window=window, return_complex=True))
try:
    torch.istft(old_form, 16, window=window)
except (RuntimeError, TypeError) as error:
    assert "istft requires a complex-valued input tensor" in str(error), error
else:
    raise AssertionError("nothing was raised")
again = torch.istft(torch.view_as_complex(old_form), 16, window=window)
assert torch.allclose(again, signal, atol=1e-5)
