"""The features are the last axis: channels first, "got" is the length, and a transpose fits."""

import torch
from torch import nn

attention = nn.MultiheadAttention(32, 4, batch_first=True)
x = torch.randn(8, 32, 50)
try:
    attention(x, x, x)
except AssertionError as error:
    assert str(error) == "was expecting embedding dimension of 32, but got 50"
else:
    raise AssertionError("nothing was raised")
x = x.transpose(1, 2)
assert attention(x, x, x)[0].shape == (8, 50, 32)
