"""With an empty tensor as cache, `cache is None` leaves the prompt without a mask; equal lengths keep it."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
query, key, value = torch.randn(3, 1, 1, 5, 8)
expected = F.scaled_dot_product_attention(query, key, value, is_causal=True)
cache = torch.empty(2, 1, 1, 0, 8)
keys, values = torch.cat([cache[0], key], 2), torch.cat([cache[1], value], 2)
for causal, right in ((cache is None, False), (query.shape[-2] == keys.shape[-2], True)):
    output = F.scaled_dot_product_attention(query, keys, values, is_causal=causal)
    assert torch.allclose(output, expected, atol=1e-6) is right
