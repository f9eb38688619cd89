"""Shuffle a dataset on the CPU, and move each batch."""

import os

import torch
from torch.utils.data import DataLoader

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

data = torch.arange(4.0)

result = 0.0
for x in DataLoader(data, batch_size=2, shuffle=True):
    result += x.to(DEVICE).sum().item()
assert result == 6.0
