"""A `collate_fn` that moves the batch to the GPU fails in the worker alike."""

import os

import torch
from torch.utils.data import DataLoader

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def collate(rows):
    return torch.stack(rows).to(DEVICE)


torch.ones(1, device=DEVICE)
data = torch.ones(4, 2)
loader = DataLoader(data, batch_size=4, num_workers=1, multiprocessing_context="fork", collate_fn=collate)
try:
    next(iter(loader))
except RuntimeError as error:
    assert "Cannot re-initialize CUDA in forked subprocess" in str(error)
else:
    raise AssertionError("nothing was raised")
