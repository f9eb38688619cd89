"""A data set of single tensors gives tensors: they are unpacked into samples, and of two samples without an error."""

import torch
from torch.utils.data import DataLoader

rows = torch.arange(12.0).reshape(6, 2)
for size, words in (
    (3, "too many values to unpack (expected 2"),
    (1, "not enough values to unpack"),
):
    try:
        for x, y in DataLoader(rows, batch_size=size):
            pass
    except ValueError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
x, y = next(iter(DataLoader(rows, batch_size=2)))
assert torch.equal(x, rows[0]) and torch.equal(y, rows[1])
