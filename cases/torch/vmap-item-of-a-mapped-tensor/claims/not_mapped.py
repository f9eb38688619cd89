"""A tensor that is the same for all samples may be turned into a number."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

result = vmap(lambda x, delay: torch.roll(x, int(delay)), in_dims=(0, None))(torch.ones(2, 8), torch.tensor(3))
assert result.shape == (2, 8)
