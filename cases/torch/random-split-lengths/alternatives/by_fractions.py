"""Fractions that add up to 1: random_split rounds them, and places the samples that are left over."""

import torch
from torch.utils.data import DataLoader, TensorDataset, random_split

torch.manual_seed(0)
data = TensorDataset(torch.randn(103, 4), torch.arange(103) % 2)
lengths = [0.8, 0.2]
train, validation = random_split(data, lengths)

seen = 0
for part in (train, validation):
    for _, labels in DataLoader(part, batch_size=16):
        seen += len(labels)

result = torch.tensor(seen)
assert seen == 103
