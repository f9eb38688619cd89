"""Without DistributedDataParallel the same two forward passes are fine."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Linear(8, 1))
(model(torch.randn(16, 4)).mean() - model(torch.randn(16, 4)).mean()).backward()
assert all(p.grad is not None for p in model.parameters())
