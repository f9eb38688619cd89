"""enumerate gives pairs of a number and a batch: three names are too many, two take the number and the whole batch."""

import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.rand(4, 3), torch.arange(4)), batch_size=2)
try:
    for step, rows, labels in enumerate(loader):
        pass
except ValueError as error:
    assert str(error) == "not enough values to unpack (expected 3, got 2)"
else:
    raise AssertionError("nothing was raised")
for rows, labels in enumerate(loader):
    assert isinstance(rows, int) and isinstance(labels, list)
for step, (rows, labels) in enumerate(loader):
    assert rows.shape == (2, 3)
