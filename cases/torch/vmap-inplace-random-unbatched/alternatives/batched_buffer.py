"""Fill a buffer that is made from a mapped input."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

for draw in (lambda x: torch.empty_like(x).normal_(), lambda x: x.new_empty(3).normal_()):
    first, second = vmap(draw, randomness="different")(torch.zeros(2, 3))
    assert not torch.equal(first, second)
