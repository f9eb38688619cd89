# releases: >=2.5
"""A row that sees no key is zero, by a boolean mask and by a float mask of -inf."""

import torch
import torch.nn.functional as F

tokens = torch.randn(3, 2, 4, 8)
visible = (torch.arange(4) < torch.tensor([4, 2, 0])[:, None])[:, None, None]
for mask in (visible, torch.zeros(visible.shape).masked_fill(~visible, float("-inf"))):
    attended = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=mask)
    assert (attended[2] == 0).all() and (attended[:2] != 0).all()
