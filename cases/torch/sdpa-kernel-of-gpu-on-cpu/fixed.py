"""Compute attention with the kernel that was fastest on a GPU, or another."""

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

torch.manual_seed(0)
q, k, v = torch.randn(3, 1, 2, 8, 16)

with sdpa_kernel([SDPBackend.EFFICIENT_ATTENTION, SDPBackend.MATH]):
    result = torch.nn.functional.scaled_dot_product_attention(q, k, v)
assert result.shape == q.shape
