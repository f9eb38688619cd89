"""Each head has embed_dim / num_heads features: another number of heads keeps every shape."""

import torch
from torch import nn


def shapes(heads):
    return {name: one.shape for name, one in nn.MultiheadAttention(300, heads).named_parameters()}


assert shapes(1) == shapes(6) == shapes(300)
for heads in range(1, 301):
    try:
        attention = nn.MultiheadAttention(300, heads)
    except AssertionError as error:
        assert str(error) == "embed_dim must be divisible by num_heads"
        assert 300 % heads
    else:
        assert attention.head_dim * heads == 300
x = torch.randn(5, 2, 300)
weights = nn.MultiheadAttention(300, 6)(x, x, x, average_attn_weights=False)[1]
assert weights.shape == (2, 6, 5, 5)
