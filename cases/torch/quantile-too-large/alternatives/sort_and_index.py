"""Several ranks from one sort, each between its two neighbours as `torch.quantile` takes it."""

import torch

COUNT = 2**24 + 1


def quantile(ordered, q):
    """The value at a rank of sorted values."""
    rank = q * (len(ordered) - 1)
    low = int(rank)
    high = min(low + 1, len(ordered) - 1)
    return torch.lerp(ordered[low], ordered[high], rank - low)


torch.manual_seed(0)
ordered = torch.rand(COUNT).sort().values
for q in (0.0, 0.01, 0.5, 0.99, 1.0):
    assert abs(quantile(ordered, q).item() - q) < 0.001
small = torch.rand(10)
for q in (0.0, 0.3, 0.5, 1.0):
    assert torch.allclose(quantile(small.sort().values, q), torch.quantile(small, q))
