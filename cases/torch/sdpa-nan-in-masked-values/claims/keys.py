"""NaN in a masked key spoils the output, with masks of both kinds; zero in its place does not."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
query, value = torch.randn(1, 1, 1, 8), torch.randn(1, 1, 6, 8)
key = torch.randn(1, 1, 6, 8)
key[:, :, 3:] = float("nan")
written = torch.arange(6) < 3
added = torch.zeros(1, 6).masked_fill(~written, float("-inf"))
for mask in (written[None], added):
    assert F.scaled_dot_product_attention(query, key, value, attn_mask=mask).isnan().all()
    whole = key.masked_fill(~written[:, None], 0)
    assert F.scaled_dot_product_attention(query, whole, value, attn_mask=mask).isfinite().all()
