"""The batches of such a loader are in ordinary memory, with workers and without, and have the same values."""

import warnings

import torch
from torch.utils.data import DataLoader

warnings.simplefilter("ignore")
data = torch.arange(4.0)
for workers in (0, 1):
    batches = list(DataLoader(data, batch_size=2, pin_memory=True, num_workers=workers))
    assert not any(batch.is_pinned() for batch in batches)
    assert torch.equal(torch.cat(batches), data)
