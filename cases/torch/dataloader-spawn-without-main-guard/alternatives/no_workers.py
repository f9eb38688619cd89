"""Load data in the main process."""

import torch
from torch.utils.data import DataLoader, TensorDataset

dataset = TensorDataset(torch.arange(8.0))
loader = DataLoader(dataset, batch_size=4, num_workers=0)
total = 0.0
for (batch,) in loader:
    total += batch.sum().item()

result = total
assert total == 28.0
