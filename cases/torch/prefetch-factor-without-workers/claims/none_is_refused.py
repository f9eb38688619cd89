# releases: <2.0
"""`prefetch_factor=None` is refused with and without workers; without them 2 is the only number that is accepted."""

import torch
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.arange(4.0))
for workers, factor in ((0, None), (1, None), (0, 4)):
    try:
        DataLoader(data, num_workers=workers, prefetch_factor=factor)
    except (TypeError, ValueError):
        pass
    else:
        raise AssertionError("%s was accepted with %d workers" % (factor, workers))
DataLoader(data, num_workers=0, prefetch_factor=2)
