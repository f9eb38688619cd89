"""Load batches, in pinned memory where there is a GPU."""

import torch
from torch.utils.data import DataLoader

pin = torch.cuda.is_available()
result = 0.0
for x in DataLoader(torch.ones(4), batch_size=2, pin_memory=pin):
    result += x.sum().item()
assert result == 4.0
