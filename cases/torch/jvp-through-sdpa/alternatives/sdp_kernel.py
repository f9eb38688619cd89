# releases: >=2.1, <2.3
"""A Jacobian-vector product of self-attention, with the mathematical kernel of older releases."""

import torch
import torch.nn.functional as F
from torch.func import jvp


def attend(q, k, v):
    """Scaled dot-product attention."""
    return F.scaled_dot_product_attention(q, k, v)


torch.manual_seed(0)
project = torch.nn.Linear(8, 24)


def block(x):
    """Two-head self-attention over [batch, tokens, 8]."""
    q, k, v = project(x).unflatten(-1, (3, 2, 4)).permute(2, 0, 3, 1, 4)
    with torch.backends.cuda.sdp_kernel(enable_flash=False, enable_mem_efficient=False):
        return attend(q, k, v).transpose(1, 2).flatten(2)


x = torch.randn(2, 5, 8)
output, tangent = jvp(block, (x,), (torch.ones_like(x),))
result = tangent.detach()
