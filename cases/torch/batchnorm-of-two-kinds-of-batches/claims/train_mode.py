"""The same trained layer gives each kind of batch a mean of 0 in train(), and none of them in eval()."""

import torch

torch.manual_seed(0)
norm = torch.nn.BatchNorm1d(1)
batches = [torch.randn(64, 1), 20.0 + torch.randn(64, 1)]
for _ in range(200):
    for x in batches:
        norm(x)

for x in batches:
    assert norm(x).mean().abs() < 1e-4
norm.eval()
for x in batches:
    assert norm(x).mean().abs() > 5.0
