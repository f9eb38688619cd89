"""`drop_last=True` leaves the smaller batch out: two of ten samples are not seen."""

import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.arange(10)), batch_size=4, drop_last=True)
assert [len(batch) for (batch,) in loader] == [4, 4]
