"""The parameters with a dense gradient, by name."""

import torch
from torch import nn

model = nn.Sequential(nn.Embedding(10, 4, sparse=True), nn.Linear(4, 1))
model(torch.tensor([1, 2])).sum().backward()
names = [name for name, p in model.named_parameters() if p.grad is not None and not p.grad.is_sparse]
assert names == ["1.weight", "1.bias"]
