# releases: >=2.5
"""With `need_weights=False` the gradients are finite, and so are those of `nn.TransformerEncoderLayer`."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True).to(DEVICE)
lengths = torch.tensor([4, 2, 0], device=DEVICE)
padding = torch.arange(4, device=DEVICE) >= lengths[:, None]
tokens = torch.randn(3, 4, 8).to(DEVICE)

output, _ = attention(tokens, tokens, tokens, key_padding_mask=padding, need_weights=False)
output.masked_select(~padding[..., None]).square().mean().backward()
assert attention.in_proj_weight.grad.isfinite().all()

layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).to(DEVICE)
output = layer(tokens, src_key_padding_mask=padding)
output.masked_select(~padding[..., None]).square().mean().backward()
assert layer.self_attn.in_proj_weight.grad.isfinite().all()
