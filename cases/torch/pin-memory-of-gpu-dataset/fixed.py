"""Load batches from a dataset that is on the GPU, without pinned memory."""

import os

import torch
from torch.utils.data import DataLoader, TensorDataset

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

data = TensorDataset(torch.ones(4, 2, device=DEVICE))
result = 0.0
for (x,) in DataLoader(data, batch_size=2, pin_memory=False):
    result += x.sum().item()
assert result == 8.0
