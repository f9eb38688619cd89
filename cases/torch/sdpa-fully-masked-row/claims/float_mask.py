# releases: >=2.0,<2.5
"""A float mask of -inf gives NaN in the row that sees no key; the lowest finite number does not."""

import torch
import torch.nn.functional as F

tokens = torch.randn(3, 2, 4, 8)
visible = (torch.arange(4) < torch.tensor([4, 2, 0])[:, None])[:, None, None]
for value, expected in ((float("-inf"), True), (torch.finfo(torch.float32).min, False)):
    mask = torch.zeros(visible.shape).masked_fill(~visible, value)
    attended = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=mask)
    assert attended[2].isnan().all() == expected
    assert not attended[:2].isnan().any()
