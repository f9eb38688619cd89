# releases: >=2.0,<2.5
"""With `torch.where`, `masked_fill` or `nan_to_num` the loss is finite, and the gradient of the weights is NaN."""

import torch.nn.functional as F

import torch

lengths = torch.tensor([4, 2, 0])
visible = torch.arange(4) < lengths[:, None]  # [batch, keys]
shown = visible[:, None, :, None]

clear = [
    lambda attended: torch.where(shown, attended, torch.zeros_like(attended)),
    lambda attended: attended.masked_fill(~shown, 0.0),
    lambda attended: attended.nan_to_num(),
]
for way in clear:
    torch.manual_seed(0)
    linear = torch.nn.Linear(8, 8)
    tokens = linear(torch.randn(3, 2, 4, 8))
    attended = F.scaled_dot_product_attention(tokens, tokens, tokens, attn_mask=visible[:, None, None])
    loss = way(attended).square().sum()
    loss.backward()
    assert loss.isfinite() and linear.weight.grad.isnan().any()
