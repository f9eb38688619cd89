# releases: >=2.5, <2.14
"""Where it was accepted, both masks were applied."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
tokens = torch.randn(2, 1, 4, 8)
real = (torch.arange(4) < torch.tensor([4, 2])[:, None])[:, None, None]
before = torch.ones(4, 4, dtype=torch.bool).tril()
both = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=real, is_causal=True)
one = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=real & before)
assert torch.equal(both, one)
