"""Causal attention of an ensemble, with a mask."""

import torch
import torch.nn.functional as F

from torch.func import vmap


def attend(q, k, v):
    """Causal attention of one member [batch, heads, tokens, features]."""
    seen = torch.ones(q.shape[-2], q.shape[-2]).tril().bool()
    return F.scaled_dot_product_attention(q, k, v, attn_mask=seen)


torch.manual_seed(0)
q, k, v = torch.randn(3, 2, 1, 4, 5, 8)
result = vmap(attend)(q, k, v)

expected = torch.stack([F.scaled_dot_product_attention(*sample, is_causal=True) for sample in zip(q, k, v)])
assert torch.allclose(result, expected, atol=1e-5)
