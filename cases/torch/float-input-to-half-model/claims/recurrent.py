# releases: >=2.3
"""A recurrent layer in half precision refuses float32 input in words of its own, with both types."""

import torch

layer = torch.nn.LSTM(3, 4).half()
try:
    layer(torch.ones(5, 2, 3))
except (ValueError, RuntimeError) as error:
    words = str(error)
    assert "torch.float16" in words and "torch.float32" in words, error
else:
    raise AssertionError("nothing was raised")
