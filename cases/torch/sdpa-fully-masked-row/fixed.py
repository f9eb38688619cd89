"""Attend over a batch in which one sample is padding only; every row keeps one visible key."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
lengths = torch.tensor([4, 2, 0])
visible = torch.arange(4) < lengths[:, None]  # [batch, keys]

tokens = torch.randn(3, 2, 4, 8)  # [batch, heads, tokens, width]
usable = visible.clone()
usable[:, 0] = True  # no row without a key; the outputs of padding are cleared below
attended = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=usable[:, None, None])
attended = attended * visible[:, None, :, None]

pooled = attended.sum(dim=(1, 2)) / lengths.clamp(min=1)[:, None]
bad = pooled.isnan().any(dim=1).tolist()
assert not any(bad), "samples with NaN: %s" % bad
result = pooled
