"""One query with a cache gets the value of the first key, whatever it asks."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
query, key, value = torch.randn(3, 1, 1, 8), torch.randn(3, 1, 5, 8), torch.randn(3, 1, 5, 8)
output = F.scaled_dot_product_attention(query, key, value, is_causal=True)
assert torch.allclose(output, value[:, :, :1], atol=1e-6)
