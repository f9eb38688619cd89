"""Several ranks from one sort."""

import torch

COUNT = 2**24 + 1

torch.manual_seed(0)
ordered = torch.rand(COUNT).sort().values
for q in (0.01, 0.5, 0.99):
    assert abs(ordered[int(q * COUNT)].item() - q) < 0.001
