"""One NaN in the last position spoils its column in every row under a causal mask, and no other column and head."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
query, key, value = torch.randn(3, 1, 2, 6, 8)
value[0, 1, 5, 3] = float("nan")
bad = F.scaled_dot_product_attention(query, key, value, is_causal=True).isnan()
assert bad[0, 1, :, 3].all()
assert bad.sum() == 6
