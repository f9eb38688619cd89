# releases: >=2.1
"""Of 600 positions under `is_causal=True` the first rows stay finite; rows near the NaN that may not see it do not."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
query, key, value = torch.randn(3, 1, 1, 600, 64)
value[0, 0, 599] = float("nan")
bad = F.scaled_dot_product_attention(query, key, value, is_causal=True).isnan().all(-1)[0, 0]
assert not bad[0]
assert bad[598:].all()
