# releases: >=2.15
"""Self-attention over a batch in which the empty sentence shows one padding token."""

import torch

torch.manual_seed(0)
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True)

lengths = torch.tensor([4, 2, 0])
padding = torch.arange(4) >= lengths[:, None]
visible = torch.arange(4) >= lengths.clamp(min=1)[:, None]
tokens = torch.randn(3, 4, 8)

output, weights = attention(tokens, tokens, tokens, key_padding_mask=visible)
loss = output.masked_select(~padding[..., None]).square().mean()
loss.backward()
assert attention.in_proj_weight.grad.isfinite().all()
result = loss.detach()
