# releases: >=1.13
"""A start of the right rank is joined under vmap, and so are pieces of one dimension to `torch.empty(0)`."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

states = torch.ones(4, 2)
assert vmap(lambda state: torch.cat([torch.empty(0, 2), state[None]]))(states).shape == (4, 1, 2)
assert vmap(lambda state: torch.cat([torch.empty(0), state]))(states).shape == (4, 2)
