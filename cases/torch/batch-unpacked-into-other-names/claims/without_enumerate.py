"""`for step, (rows, labels) in loader` without enumerate takes the labels apart: too many values."""

import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.rand(8, 3), torch.arange(8)), batch_size=4)
try:
    for step, (rows, labels) in loader:
        pass
except ValueError as error:
    assert "too many values to unpack (expected 2" in str(error)
else:
    raise AssertionError("nothing was raised")
