"""An encoder with the causal mask does not look ahead: a change of the last token leaves the outputs before it."""

import torch
from torch import nn

torch.manual_seed(0)
layer = nn.TransformerEncoderLayer(16, nhead=2, dim_feedforward=32, dropout=0.0, batch_first=True)
model = nn.TransformerEncoder(layer, num_layers=2)
mask = torch.full((6, 6), float("-inf")).triu(1)
x = torch.randn(1, 6, 16)
changed = x.clone()
changed[:, -1] += 1
before, after = model(x, mask=mask), model(changed, mask=mask)
assert torch.allclose(before[:, :-1], after[:, :-1], atol=1e-5)
assert not torch.allclose(before[:, -1], after[:, -1], atol=1e-3)
