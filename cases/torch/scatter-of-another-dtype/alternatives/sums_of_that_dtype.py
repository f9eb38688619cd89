"""The sums have the dtype of the features."""

import torch
from torch import nn

torch.manual_seed(0)
layer = nn.Linear(5, 8)
atoms = torch.randn(12, 5)
molecules = torch.tensor([0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2])

with torch.autocast("cpu", dtype=torch.bfloat16):
    features = layer(atoms)
    rows = molecules[:, None].expand_as(features)
    sums = torch.zeros(3, 8, dtype=features.dtype).scatter_add_(0, rows, features)
sums.sum().backward()

result = sums.detach()
assert result.shape == (3, 8)
assert torch.allclose(result[2].float(), features[9:].detach().float().sum(0), atol=0.05)
