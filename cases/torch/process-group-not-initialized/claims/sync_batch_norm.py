# releases: >=2.5
"""`SyncBatchNorm` in training needs no group: it normalises as `BatchNorm` does."""

import torch

x = torch.randn(4, 3, 2, 2)
assert torch.equal(torch.nn.SyncBatchNorm(3)(x), torch.nn.BatchNorm2d(3)(x))
