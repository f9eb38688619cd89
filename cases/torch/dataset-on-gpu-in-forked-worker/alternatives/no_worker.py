"""Load batches without a worker, from a dataset whose samples are on the GPU."""

import os

import torch
from torch.utils.data import DataLoader, Dataset

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


class Samples(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, number):
        return torch.full((2,), float(number), device=DEVICE)


model = torch.nn.Linear(2, 1).to(DEVICE)
loader = DataLoader(Samples(), batch_size=4, num_workers=0)
for x in loader:
    result = x.sum().item()

assert result == 12.0
