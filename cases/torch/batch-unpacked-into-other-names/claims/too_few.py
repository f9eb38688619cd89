"""A TensorDataset of one tensor gives batches that are lists of one: not enough values, got 1."""

import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.rand(8, 3)), batch_size=4)
assert [len(batch) for batch in loader] == [1, 1]
try:
    for rows, labels in loader:
        pass
except ValueError as error:
    assert str(error) == "not enough values to unpack (expected 2, got 1)"
else:
    raise AssertionError("nothing was raised")
(rows,) = next(iter(loader))
assert rows.shape == (4, 3)
