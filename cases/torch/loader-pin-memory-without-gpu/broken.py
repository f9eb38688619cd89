"""Load batches with the options of a training on a GPU."""

import torch
from torch.utils.data import DataLoader

result = 0.0
for x in DataLoader(torch.ones(4), batch_size=2, pin_memory=True):
    result += x.sum().item()
assert result == 4.0
