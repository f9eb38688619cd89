"""Ids that are not numbered from 0 have it: `one_hot` and `Embedding(max + 1, …)` make a place for each number below the largest; `unique(return_inverse=True)` numbers them."""

import torch
from torch import nn

ids = torch.tensor([76561198000000001, 76561198000000017, 76561198000000001])
for call in (
    lambda: nn.functional.one_hot(ids),
    lambda: nn.Embedding(ids.max().item() + 1, 4),
    lambda: torch.bincount(ids),
    lambda: torch.zeros(3, ids.max().item() + 1),
):
    try:
        call()
    except RuntimeError as error:
        assert "DefaultCPUAllocator: can't allocate memory: you tried to allocate " in str(error)
    else:
        raise AssertionError("nothing was raised")
names, numbers = ids.unique(return_inverse=True)
assert numbers.tolist() == [0, 1, 0]
assert nn.functional.one_hot(numbers).tolist() == [[1, 0], [0, 1], [1, 0]]
