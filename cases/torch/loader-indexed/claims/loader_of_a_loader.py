"""A loader, a Subset and a part of random_split of a loader fail with the same words when they are read, in a file of torch."""

import traceback

import torch
from torch.utils.data import DataLoader, Subset, TensorDataset, random_split

inner = DataLoader(TensorDataset(torch.arange(10)), batch_size=2)
for read in (
    lambda: next(iter(DataLoader(inner, batch_size=2))),
    lambda: Subset(inner, [0])[0],
    lambda: random_split(inner, [3, 2])[0][0],
):
    try:
        read()
    except TypeError as error:
        assert str(error) == "'DataLoader' object is not subscriptable"
        assert "torch" in traceback.extract_tb(error.__traceback__)[-1].filename
    else:
        raise AssertionError("nothing was raised")
