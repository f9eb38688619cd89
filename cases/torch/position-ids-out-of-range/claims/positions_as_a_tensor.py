"""Where positions are a plain tensor, a longer text is a sum of tensors of different sizes."""

import torch

tokens = torch.nn.Embedding(100, 8)
positions = torch.randn(32, 8)
try:
    tokens(torch.arange(75)[None]) + positions
except RuntimeError as error:
    assert "The size of tensor a (75) must match the size of tensor b (32)" in str(error)
else:
    raise AssertionError("nothing was raised")
