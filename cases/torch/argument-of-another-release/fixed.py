"""Each head of keys and values is repeated for its group of queries."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
query, key, value = torch.randn(1, 4, 3, 8), torch.randn(1, 2, 3, 8), torch.randn(1, 2, 3, 8)
groups = query.size(1) // key.size(1)
key, value = key.repeat_interleave(groups, 1), value.repeat_interleave(groups, 1)
result = F.scaled_dot_product_attention(query, key, value)
