"""Shuffle a dataset where new tensors are made on the GPU by default, with a generator there."""

import os

import torch
from torch.utils.data import DataLoader

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.set_default_device(DEVICE)
data = torch.arange(4.0)
generator = torch.Generator(device=DEVICE)

result = 0.0
for x in DataLoader(data, batch_size=2, shuffle=True, generator=generator):
    result += x.sum().item()
assert result == 6.0
