"""Loads data with two worker processes."""
# framework: torch
# timeout: 120
# outcome: passed
# plain: yes

import torch
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.arange(12.0))
total = sum(float(batch.sum()) for (batch,) in DataLoader(data, batch_size=3, num_workers=2))
assert total == 66.0, total
