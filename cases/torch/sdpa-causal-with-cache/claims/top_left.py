"""Query `i` sees the keys 0 to `i`, however many keys there are."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
query, key, value = torch.randn(1, 1, 3, 8), torch.randn(1, 1, 7, 8), torch.randn(1, 1, 7, 8)
output = F.scaled_dot_product_attention(query, key, value, is_causal=True)
for i in range(3):
    seen = F.scaled_dot_product_attention(query[:, :, i : i + 1], key[:, :, : i + 1], value[:, :, : i + 1])
    assert torch.allclose(output[:, :, i : i + 1], seen, atol=1e-6)
