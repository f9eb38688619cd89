"""einsum names the axes, and needs no axis of one."""

import torch
from torch import nn

torch.manual_seed(0)
encoded = torch.randn(4, 7, 8)  # [batch, steps, features]
state = torch.randn(4, 8)
layer = nn.Linear(16, 1)

pairs = torch.cat([encoded, state.unsqueeze(1).expand(-1, 7, -1)], dim=2)
weights = layer(pairs).squeeze(2).softmax(1)
context = torch.einsum("bs,bsf->bf", weights, encoded)

result = context.detach()
assert context.shape == (4, 8)
