"""Load pinned batches of the CPU with a worker, and move them to the GPU in the loop."""

import os

import torch
from torch.utils.data import DataLoader, TensorDataset

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

data = TensorDataset(torch.ones(4, 2))
result = 0.0
for (x,) in DataLoader(data, batch_size=2, pin_memory=DEVICE == "cuda", num_workers=1, multiprocessing_context="fork"):
    result += x.to(DEVICE, non_blocking=True).sum().item()
assert result == 8.0
