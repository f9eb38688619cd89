"""With fewer samples than a batch, `drop_last=True` leaves no batch."""

import torch
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.ones(5, 4))
assert list(DataLoader(data, batch_size=8, drop_last=True)) == []
