"""A float64 scalar that is not mapped does not promote, under vmap as in a loop."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

x, floor = torch.randn(3, 4), torch.tensor(0.1, dtype=torch.float64)
assert vmap(lambda x, floor: torch.where(x > floor, x, floor), in_dims=(0, None))(x, floor).dtype == torch.float32
