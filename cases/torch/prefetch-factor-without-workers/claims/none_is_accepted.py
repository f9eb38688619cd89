# releases: >=2.0
"""`prefetch_factor=None`, the default, is accepted with and without workers; another number is refused without them."""

import inspect

import torch
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.arange(4.0))
for workers in (0, 1):
    loader = DataLoader(data, num_workers=workers, prefetch_factor=None, batch_size=2)
    assert [batch[0].sum().item() for batch in loader] == [1.0, 5.0]
assert inspect.signature(DataLoader).parameters["prefetch_factor"].default is None
try:
    DataLoader(data, num_workers=0, prefetch_factor=4)
except ValueError:
    pass
else:
    raise AssertionError("4 was accepted")
