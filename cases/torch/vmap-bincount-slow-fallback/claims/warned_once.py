"""The warning appears at the first call only."""

import warnings

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

bags = torch.zeros(4, 8, dtype=torch.int64)
heard = []
for _ in range(2):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        vmap(lambda labels: torch.bincount(labels, minlength=4))(bags)
    heard.append(sum("batching rule for aten::bincount" in str(one.message) for one in caught))
assert heard == [1, 0]
