# releases: >=2.1
"""An assignment to `.data` of a batched tensor, or of one that is not, is refused under vmap."""

import torch
from torch.func import vmap


def into_new(x):
    """Give a new tensor the values of the sample."""
    y = torch.zeros(3)
    y.data = x
    return y


def into_batched(x):
    """Give a tensor of the sample other values."""
    y = x.clone()
    y.data = torch.zeros(3)
    return y


for function in (into_new, into_batched):
    try:
        vmap(function)(torch.ones(2, 3))
    except RuntimeError as error:
        assert "mutating directly with `.data` under vmap" in str(error), error
    else:
        raise AssertionError("nothing was raised")
