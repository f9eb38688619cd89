"""Digits that were read from a file as text are texts; as int they become an int64 tensor."""

import torch
from torch.utils.data import DataLoader

_, labels = next(iter(DataLoader([(1.5, "0"), (2.5, "1")], batch_size=2)))
assert labels == ("0", "1")
_, labels = next(iter(DataLoader([(1.5, int("0")), (2.5, int("1"))], batch_size=2)))
assert labels.dtype == torch.int64 and labels.tolist() == [0, 1]
