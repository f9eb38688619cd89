"""Lists become one tensor for each position; lists of different lengths have another message."""

from torch.utils.data import DataLoader

import torch

batch = next(iter(DataLoader([[1, 2, 3], [4, 5, 6]], batch_size=2)))
assert [tensor.tolist() for tensor in batch] == [[1, 4], [2, 5], [3, 6]]
batch = next(iter(DataLoader([torch.tensor([1, 2, 3]), torch.tensor([4, 5, 6])], batch_size=2)))
assert batch.tolist() == [[1, 2, 3], [4, 5, 6]]
try:
    next(iter(DataLoader([[1, 2, 3], [4, 5]], batch_size=2)))
except RuntimeError as error:
    assert "each element in list of batch should be of equal size" in str(error)
else:
    raise AssertionError("nothing was raised")
