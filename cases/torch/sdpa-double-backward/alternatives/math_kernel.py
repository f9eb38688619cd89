# releases: >=2.3
"""The mathematical kernel has second derivatives."""

import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

torch.manual_seed(0)
query, key, value = torch.randn(3, 4, 2, 5, 4, requires_grad=True)
with sdpa_kernel(SDPBackend.MATH):
    output = F.scaled_dot_product_attention(query, key, value)
    (slope,) = torch.autograd.grad(output.sum(), query, create_graph=True)
    slope.square().sum().backward()
assert torch.isfinite(slope).all()
