"""Fill a buffer that is made like a mapped input."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

first, second = vmap(lambda x: x + torch.empty_like(x).normal_(), randomness="different")(
    torch.zeros(2, 3)
)
assert not torch.equal(first, second)
