"""Compute attention in float32 by the flash kernel or, where it does not fit, by plain operations."""

import os

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
q, k, v = torch.randn(3, 1, 2, 8, 16).to(DEVICE)

with sdpa_kernel([SDPBackend.FLASH_ATTENTION, SDPBackend.MATH]):
    result = torch.nn.functional.scaled_dot_product_attention(q, k, v)
assert result.shape == q.shape
