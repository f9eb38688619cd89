# releases: >=2.5
"""`enable_gqa=True` gives what the repeated heads give."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
query, key, value = torch.randn(1, 4, 3, 8), torch.randn(1, 2, 3, 8), torch.randn(1, 2, 3, 8)
grouped = F.scaled_dot_product_attention(query, key, value, enable_gqa=True)
repeated = F.scaled_dot_product_attention(query, key.repeat_interleave(2, 1), value.repeat_interleave(2, 1))
assert torch.allclose(grouped, repeated, atol=1e-6)
assert not torch.allclose(grouped, F.scaled_dot_product_attention(query, key.repeat(1, 2, 1, 1), value.repeat(1, 2, 1, 1)), atol=1e-3)
