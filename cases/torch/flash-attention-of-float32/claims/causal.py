"""`is_causal=True` is no mask to the flash kernel: it passes, with the result of a mask."""

import os

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
q, k, v = torch.randn(3, 1, 2, 8, 16).to(DEVICE, torch.float16)
attention = torch.nn.functional.scaled_dot_product_attention
with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
    causal = attention(q, k, v, is_causal=True)
masked = attention(q, k, v, attn_mask=torch.ones(8, 8, device=DEVICE, dtype=torch.bool).tril())
assert torch.allclose(causal, masked, atol=1e-2)
