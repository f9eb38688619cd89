"""A DataLoader with pin_memory=True goes on without pinned memory."""

import torch
from torch.utils.data import DataLoader

for batch in DataLoader(torch.ones(4), batch_size=2, pin_memory=True):
    assert not batch.is_pinned()
