# releases: >=2.0
"""Without workers `prefetch_factor=None` is accepted, which is the default."""

import inspect

import torch
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.arange(4.0))
loader = DataLoader(data, num_workers=0, prefetch_factor=None, batch_size=2)
assert [batch[0].sum().item() for batch in loader] == [1.0, 5.0]
assert inspect.signature(DataLoader).parameters["prefetch_factor"].default is None
