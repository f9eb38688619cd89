# releases: >=1.13
"""A branch on a tensor that is the same for all samples is allowed: from outside, or with `in_dims=None`."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

outside = torch.ones(3)


def double(x, scale):
    """Two branches on what all samples share."""
    if outside.sum() > 1 and scale.sum() > 1:
        x = 2 * x
    return x


x = torch.ones(4, 3)
assert torch.equal(vmap(double, in_dims=(0, None))(x, outside), 2 * x)
