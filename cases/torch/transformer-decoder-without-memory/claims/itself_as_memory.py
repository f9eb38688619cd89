"""The sequence itself as memory runs, but the attention to the memory has no mask: every output sees the last token."""

import torch
from torch import nn

torch.manual_seed(0)
layer = nn.TransformerDecoderLayer(16, nhead=2, dim_feedforward=32, dropout=0.0, batch_first=True)
model = nn.TransformerDecoder(layer, num_layers=1)
mask = torch.full((6, 6), float("-inf")).triu(1)
x = torch.randn(1, 6, 16)
changed = x.clone()
changed[:, -1] += torch.randn(16)
before, after = model(x, x, tgt_mask=mask), model(changed, changed, tgt_mask=mask)
assert (before - after).abs().amax(dim=2).min() > 1e-4
masked = [model(y, y, tgt_mask=mask, memory_mask=mask) for y in (x, changed)]
assert torch.allclose(masked[0][:, :-1], masked[1][:, :-1], atol=1e-5)
