"""A loader made of a loader fails with the same words when it is iterated, in a file of torch."""

import traceback

import torch
from torch.utils.data import DataLoader, TensorDataset

inner = DataLoader(TensorDataset(torch.arange(10)), batch_size=2)
outer = DataLoader(inner, batch_size=2)
try:
    next(iter(outer))
except TypeError as error:
    assert str(error) == "'DataLoader' object is not subscriptable"
    assert "torch" in traceback.extract_tb(error.__traceback__)[-1].filename
else:
    raise AssertionError("nothing was raised")
