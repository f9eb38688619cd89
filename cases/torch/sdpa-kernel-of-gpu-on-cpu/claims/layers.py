"""MultiheadAttention fails with `need_weights=False` and passes with weights."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

x = torch.randn(2, 4, 16)
attention = torch.nn.MultiheadAttention(16, 2, batch_first=True)
with sdpa_kernel(SDPBackend.EFFICIENT_ATTENTION):
    attention(x, x, x, need_weights=True)
    try:
        attention(x, x, x, need_weights=False)
    except RuntimeError as error:
        assert "No viable backend for scaled_dot_product_attention was found" in str(error)
    else:
        raise AssertionError("nothing was raised")
