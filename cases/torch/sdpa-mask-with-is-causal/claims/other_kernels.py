# releases: >=2.5
"""With dropout, without the axis of heads, with a mask of three axes, with wider values, with a mask that needs a gradient, or with the plain kernel, releases that accept the rest raise the same words."""

import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

torch.manual_seed(0)
x = torch.randn(2, 1, 4, 8)
mask = torch.zeros(4, 4)


def plain():
    """The kernel that is written in operations of PyTorch."""
    with sdpa_kernel(SDPBackend.MATH):
        F.scaled_dot_product_attention(x, x, x, attn_mask=mask, is_causal=True)


for call in [
    lambda: F.scaled_dot_product_attention(x, x, x, mask, dropout_p=0.1, is_causal=True),
    lambda: F.scaled_dot_product_attention(x[0], x[0], x[0], mask, is_causal=True),
    lambda: F.scaled_dot_product_attention(x, x, x, mask.expand(1, 4, 4), is_causal=True),
    lambda: F.scaled_dot_product_attention(x, x, torch.randn(2, 1, 4, 16), mask, is_causal=True),
    lambda: F.scaled_dot_product_attention(x, x, x, mask.clone().requires_grad_(), is_causal=True),
    plain,
]:
    try:
        call()
    except RuntimeError as error:
        assert "Explicit attn_mask should not be set when is_causal=True" in str(error)
    else:
        raise AssertionError("nothing was raised")
