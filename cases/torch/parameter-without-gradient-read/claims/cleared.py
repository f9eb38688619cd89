# releases: >=2.0
"""After zero_grad every gradient is None, of used parameters too."""

import torch
from torch import nn

model = nn.Linear(3, 1)
model(torch.ones(2, 3)).sum().backward()
assert all(p.grad is not None for p in model.parameters())
model.zero_grad()
assert all(p.grad is None for p in model.parameters())
