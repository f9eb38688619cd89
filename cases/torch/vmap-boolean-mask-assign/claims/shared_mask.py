# releases: >=1.13
"""A mask that is the same for all samples may be assigned through."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def fill(x, mask):
    """Assign through a mask."""
    x = x.clone()
    x[mask] = 0.0
    return x


result = vmap(fill, in_dims=(0, None))(torch.ones(2, 2), torch.tensor([True, False]))
assert result.tolist() == [[0.0, 1.0], [0.0, 1.0]]
