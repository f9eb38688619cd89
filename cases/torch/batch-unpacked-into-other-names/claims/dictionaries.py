"""A batch of named fields is unpacked into the names: of three with this error, of two without one."""

import torch
from torch.utils.data import DataLoader


def batch(*names):
    samples = [{name: torch.ones(3) for name in names} for _ in range(4)]
    return next(iter(DataLoader(samples, batch_size=2)))


rows, labels = batch("row", "label")
assert (rows, labels) == ("row", "label")
try:
    rows, labels = batch("row", "label", "path")
except ValueError as error:
    assert "too many values to unpack (expected 2" in str(error)
else:
    raise AssertionError("nothing was raised")
