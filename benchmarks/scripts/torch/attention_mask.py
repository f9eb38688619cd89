"""Scaled dot-product attention with a causal mask against the plain formula."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
q, k, v = torch.randn(3, 2, 4, 6, 8).unbind(0)
causal = torch.ones(6, 6).tril().bool()
scores = (q @ k.transpose(-2, -1) / 8**0.5).masked_fill(~causal, float("-inf"))
result = F.scaled_dot_product_attention(q, k, v, is_causal=True)
assert torch.allclose(result, scores.softmax(-1) @ v, atol=1e-6)
