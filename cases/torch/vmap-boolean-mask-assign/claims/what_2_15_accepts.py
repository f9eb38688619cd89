# releases: >=2.15
"""A number may be assigned through a mask of each sample; a tensor, and an addition through the mask, are refused."""

import torch
from torch.func import vmap


def number(x):
    """Assign a number."""
    x = x.clone()
    x[x < 2] = 0.0
    return x


def tensor(x):
    """Assign a tensor."""
    x = x.clone()
    x[x < 2] = torch.tensor(0.0)
    return x


def addition(x):
    """Add through the mask."""
    x = x.clone()
    x[x < 2] += 1
    return x


batch = torch.tensor([[1.0, 2.0], [3.0, 1.0]])
assert vmap(number)(batch).tolist() == [[0.0, 2.0], [3.0, 0.0]]
for function in (tensor, addition):
    try:
        vmap(function)(batch)
    except RuntimeError as error:
        assert "indexing with a boolean mask" in str(error), error
    else:
        raise AssertionError("nothing was raised")
