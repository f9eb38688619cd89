"""Causal attention of an ensemble, one member per mapped sample."""

import torch
import torch.nn.functional as F

from torch.func import vmap


def attend(q, k, v):
    """Causal attention of one member [batch, heads, tokens, features]."""
    return F.scaled_dot_product_attention(q, k, v, is_causal=True)


torch.manual_seed(0)
q, k, v = torch.randn(3, 2, 1, 4, 5, 8)
result = vmap(attend)(q, k, v)
