"""A mask of numbers that are added to the scores has -inf where a token must not look."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
tokens = torch.randn(2, 1, 4, 8)
bias = torch.randn(4, 4)
later = torch.ones(4, 4, dtype=torch.bool).triu(1)
attended = F.scaled_dot_product_attention(
    tokens, tokens, tokens, attn_mask=bias.masked_fill(later, float("-inf"))
)
assert torch.allclose(attended[:, :, 0], tokens[:, :, 0])
