"""running_mean lies between the kinds, and running_var is the mean of their variances, not that of both together."""

import torch

torch.manual_seed(0)
norm = torch.nn.BatchNorm1d(1)
dark, bright = torch.randn(1000, 1), 20.0 + torch.randn(1000, 1)
for _ in range(200):
    norm(dark)
    norm(bright)

assert 5.0 < norm.running_mean.item() < 15.0
assert 0.9 < norm.running_var.item() < 1.1
assert torch.cat([dark, bright]).var() > 90.0

norm.eval()
assert norm(dark).mean() < -5.0
assert norm(bright).mean() > 5.0
