"""MultiheadAttention with `need_weights=False` and TransformerEncoderLayer fail; with weights attention passes."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

x = torch.randn(2, 4, 16)
attention = torch.nn.MultiheadAttention(16, 2, batch_first=True)
layer = torch.nn.TransformerEncoderLayer(16, 2, batch_first=True)
calls = (lambda: attention(x, x, x, need_weights=False), lambda: layer(x))
with sdpa_kernel(SDPBackend.EFFICIENT_ATTENTION):
    attention(x, x, x, need_weights=True)
    for call in calls:
        try:
            call()
        except RuntimeError as error:
            assert "No viable backend for scaled_dot_product_attention was found" in str(error)
        else:
            raise AssertionError("nothing was raised")
