"""A tensor made of the number is returned once for every sample."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

losses, counts = vmap(lambda x: (x.sum(), torch.tensor(x.numel())))(torch.ones(3, 5))
assert losses.tolist() == [5.0, 5.0, 5.0]
assert counts.tolist() == [5, 5, 5]
