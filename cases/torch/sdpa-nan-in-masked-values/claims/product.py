"""A product of the values with the mask leaves NaN; `masked_fill` and `nan_to_num` do not."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
query, key, value = torch.randn(1, 1, 1, 8), torch.randn(1, 1, 6, 8), torch.randn(1, 1, 6, 8)
value[:, :, 3:] = float("nan")
written = torch.arange(6) < 3
for values, is_spoilt in (
    (value * written[:, None], True),
    (value.masked_fill(~written[:, None], 0), False),
    (value.nan_to_num(), False),
):
    output = F.scaled_dot_product_attention(query, key, values, attn_mask=written[None])
    assert output.isnan().all().item() == is_spoilt
    assert output.isfinite().all().item() != is_spoilt
