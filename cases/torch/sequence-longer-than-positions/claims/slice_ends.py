"""A slice of 90 positions of 64 has 64, and the sum with 90 tokens fails as before."""

import torch

tokens, positions = torch.randn(4, 90, 16), torch.randn(1, 64, 16)
assert positions[:, :90].shape == (1, 64, 16)
try:
    tokens + positions[:, :90]
except RuntimeError as error:
    assert "tensor a (90) must match the size of tensor b (64) at non-singleton dimension 1" in str(error)
else:
    raise AssertionError("nothing was raised")
