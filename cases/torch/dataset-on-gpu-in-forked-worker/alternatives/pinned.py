"""Load batches with a worker into pinned memory, and move them to the GPU in the loop."""

import os

import torch
from torch.utils.data import DataLoader, Dataset

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


class Samples(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, number):
        return torch.full((2,), float(number))


model = torch.nn.Linear(2, 1).to(DEVICE)
loader = DataLoader(Samples(), batch_size=4, num_workers=1, pin_memory=DEVICE == "cuda", multiprocessing_context="fork")
for x in loader:
    result = x.to(DEVICE, non_blocking=True).sum().item()

assert result == 12.0
