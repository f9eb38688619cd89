"""The default collate makes a tensor of integer labels; a collate_fn that zips leaves a tuple of them."""

import torch
from torch import nn
from torch.utils.data import DataLoader

samples = [(torch.zeros(3), 0), (torch.zeros(3), 2)]
_, labels = next(iter(DataLoader(samples, batch_size=2)))
assert labels.tolist() == [0, 2] and labels.dtype == torch.int64
zipped = DataLoader(samples, batch_size=2, collate_fn=lambda batch: tuple(zip(*batch)))
_, labels = next(iter(zipped))
try:
    nn.functional.cross_entropy(torch.zeros(2, 3), labels)
except TypeError as error:
    assert "argument 'target' (position 2) must be Tensor, not tuple" in str(error)
else:
    raise AssertionError("nothing was raised")
