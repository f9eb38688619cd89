"""A `collate_fn` that moves the batch to the GPU has the same error with a dataset on the CPU."""

import os

import torch
from torch.utils.data import DataLoader

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def collate(rows):
    return torch.stack(rows).to(DEVICE)


try:
    next(iter(DataLoader(torch.ones(4, 2), batch_size=2, collate_fn=collate, pin_memory=True)))
except RuntimeError as error:
    assert "cannot pin 'torch.cuda.FloatTensor'" in str(error)
else:
    raise AssertionError("nothing was raised")
assert next(iter(DataLoader(torch.ones(4, 2), batch_size=2, collate_fn=collate))).is_cuda
