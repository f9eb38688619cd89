"""One step later every weight is NaN, but for the bias of the output."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True).to(DEVICE)
lengths = torch.tensor([4, 2, 0], device=DEVICE)
padding = torch.arange(4, device=DEVICE) >= lengths[:, None]
tokens = torch.randn(3, 4, 8).to(DEVICE)

optimizer = torch.optim.SGD(attention.parameters(), lr=0.1)
output, _ = attention(tokens, tokens, tokens, key_padding_mask=padding)
output.masked_select(~padding[..., None]).square().mean().backward()
optimizer.step()
for weight in (attention.in_proj_weight, attention.in_proj_bias, attention.out_proj.weight):
    assert weight.isnan().all()
assert attention.out_proj.bias.isfinite().all()
