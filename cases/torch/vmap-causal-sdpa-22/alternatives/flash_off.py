"""Causal attention of an ensemble, without the flash kernel."""

import torch
import torch.nn.functional as F

from torch.func import vmap

torch.backends.cuda.enable_flash_sdp(False)


def attend(q, k, v):
    """Causal attention of one member [batch, heads, tokens, features]."""
    return F.scaled_dot_product_attention(q, k, v, is_causal=True)


torch.manual_seed(0)
q, k, v = torch.randn(3, 2, 1, 4, 5, 8)
result = vmap(attend)(q, k, v)

expected = torch.stack([F.scaled_dot_product_attention(*sample, is_causal=True) for sample in zip(q, k, v)])
assert torch.allclose(result, expected, atol=1e-5)
