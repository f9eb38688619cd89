"""Self-attention over a batch whose padding is masked with a large number in place of infinity."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True).to(DEVICE)

lengths = torch.tensor([4, 2, 0], device=DEVICE)
padding = torch.arange(4, device=DEVICE) >= lengths[:, None]
tokens = torch.randn(3, 4, 8).to(DEVICE)
mask = torch.zeros(3, 4, device=DEVICE).masked_fill(padding, -1e9)

output, weights = attention(tokens, tokens, tokens, key_padding_mask=mask)
loss = output.masked_select(~padding[..., None]).square().mean()
loss.backward()

gradient = attention.in_proj_weight.grad
bad = int(gradient.isnan().sum())
assert bad == 0, "loss %.4f, but %d of %d gradients are NaN" % (loss.item(), bad, gradient.numel())
result = loss.detach()
