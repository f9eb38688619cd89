"""Heads, [B, H, n, d], have too many dimensions for bmm, with the same words; matmul takes them."""

import torch

queries, keys = torch.randn(2, 3, 5, 4), torch.randn(2, 3, 4, 5)
try:
    torch.bmm(queries, keys)
except RuntimeError as error:
    assert str(error) == "batch1 must be a 3D tensor"
else:
    raise AssertionError("nothing was raised")
assert torch.matmul(queries, keys).shape == (2, 3, 5, 5)
