# releases: >=2.15
"""With `need_weights=False` the gradients are finite."""

import torch

attention = torch.nn.MultiheadAttention(8, 2, batch_first=True)
padding = torch.arange(4) >= torch.tensor([4, 2, 0])[:, None]
tokens = torch.randn(3, 4, 8)
output, _ = attention(tokens, tokens, tokens, key_padding_mask=padding, need_weights=False)
output.masked_select(~padding[..., None]).square().mean().backward()
assert attention.in_proj_weight.grad.isfinite().all()
