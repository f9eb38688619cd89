"""Only the query is checked in these words; kdim and vdim allow other keys and values."""

import torch
from torch import nn

query, other = torch.randn(5, 2, 32), torch.randn(7, 2, 16)
try:
    nn.MultiheadAttention(32, 4)(query, other, other)
except RuntimeError as error:
    assert "mat1 and mat2 shapes cannot be multiplied (14x16 and 32x64)" in str(error)
else:
    raise AssertionError("nothing was raised")
try:
    nn.MultiheadAttention(32, 4)(query, other, torch.randn(7, 2, 32))
except AssertionError as error:
    assert str(error) == "key shape torch.Size([7, 2, 16]) does not match value shape torch.Size([7, 2, 32])"
else:
    raise AssertionError("nothing was raised")
attention = nn.MultiheadAttention(32, 4, kdim=16, vdim=16)
assert attention(query, other, other)[0].shape == (5, 2, 32)
try:
    attention(other, other, other)
except AssertionError as error:
    assert str(error) == "was expecting embedding dimension of 32, but got 16"
else:
    raise AssertionError("nothing was raised")
