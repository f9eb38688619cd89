"""Attend over a batch in which one sample is padding only, with a boolean mask for the keys."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
lengths = torch.tensor([4, 2, 0])
visible = torch.arange(4) < lengths[:, None]  # [batch, keys]

tokens = torch.randn(3, 2, 4, 8)  # [batch, heads, tokens, width]
attended = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=visible[:, None, None])
attended = attended * visible[:, None, :, None]

pooled = attended.sum(dim=(1, 2)) / lengths.clamp(min=1)[:, None]
bad = pooled.isnan().any(dim=1).tolist()
assert not any(bad), "samples with NaN: %s" % bad
result = pooled
