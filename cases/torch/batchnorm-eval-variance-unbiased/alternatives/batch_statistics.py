"""Normalise a batch in training, then in evaluation, with no running statistics at all."""

import torch

torch.manual_seed(0)
x = torch.randn(4, 3) * 5 + 2
norm = torch.nn.BatchNorm1d(3, track_running_stats=False)

trained = norm(x)
norm.eval()
result = norm(x).detach()
assert torch.allclose(result, trained, atol=1e-4)
