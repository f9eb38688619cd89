"""A loader has a length and no slices, and its iterator has no [...] either."""

import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.arange(10.0)), batch_size=4)
assert len(loader) == 3
for index in (lambda: loader[:2], lambda: loader["train"], lambda: iter(loader)[0]):
    try:
        index()
    except TypeError as error:
        assert str(error).endswith("object is not subscriptable")
    else:
        raise AssertionError("nothing was raised")
