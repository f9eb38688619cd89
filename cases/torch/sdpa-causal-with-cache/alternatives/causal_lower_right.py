# releases: >=2.5
"""Two new tokens see the cache and what is before them, by a causal bias."""

import torch
import torch.nn.functional as F
from torch.nn.attention.bias import causal_lower_right

torch.manual_seed(0)
query, key, value = torch.randn(3, 2, 1, 5, 8)
expected = F.scaled_dot_product_attention(query, key, value, is_causal=True)[:, :, 3:]

q, k = 2, 5
mask = causal_lower_right(q, k)
output = F.scaled_dot_product_attention(query[:, :, 3:], key, value, attn_mask=mask)
assert torch.allclose(output, expected, atol=1e-6)
