# releases: >=2.15
"""With the mathematical kernel `jvp` passes."""

import torch
from torch.func import jvp
from torch.nn.attention import SDPBackend, sdpa_kernel

q = torch.randn(2, 2, 5, 4)
with sdpa_kernel(SDPBackend.MATH):
    jvp(lambda q: torch.nn.functional.scaled_dot_product_attention(q, q, q), (q,), (q,))
