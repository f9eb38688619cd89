"""Attention with fewer heads for keys than for queries is asked for by an argument of a later release."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
query, key, value = torch.randn(1, 4, 3, 8), torch.randn(1, 2, 3, 8), torch.randn(1, 2, 3, 8)
result = F.scaled_dot_product_attention(query, key, value, enable_gqa=True)
