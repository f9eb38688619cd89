"""A decoder layer over a padded batch: the tokens see what came before, and no padding."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
tokens = torch.randn(2, 1, 4, 8)  # [batch, heads, tokens, width]
lengths = torch.tensor([4, 2])
real = torch.arange(4) < lengths[:, None]

attended = F.scaled_dot_product_attention(
    tokens, tokens, tokens, attn_mask=real[:, None, None], is_causal=True
)
pooled = (attended * real[:, None, :, None]).sum(dim=(1, 2)) / lengths[:, None]
result = pooled
assert pooled.isfinite().all()
