"""In evaluation without gradients self-attention with `batch_first=True` passes; without `batch_first`, and with other keys, it fails."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

x, y = torch.randn(2, 4, 16), torch.randn(2, 4, 16)
first = torch.nn.MultiheadAttention(16, 2, batch_first=True).eval()
layer = torch.nn.TransformerEncoderLayer(16, 2, batch_first=True).eval()
second = torch.nn.MultiheadAttention(16, 2).eval()
with sdpa_kernel(SDPBackend.EFFICIENT_ATTENTION), torch.no_grad():
    first(x, x, x, need_weights=False)
    layer(x)
    for attention, key in ((second, x), (first, y)):
        try:
            attention(x, key, key, need_weights=False)
        except RuntimeError as error:
            assert "No viable backend for scaled_dot_product_attention was found" in str(error)
        else:
            raise AssertionError("nothing was raised")
