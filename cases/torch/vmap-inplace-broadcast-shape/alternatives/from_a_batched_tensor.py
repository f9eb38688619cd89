"""Add per-sample terms in place to an accumulator that is made from the sample."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

for make in (lambda x: x.new_zeros(3), torch.zeros_like):
    result = vmap(lambda x: make(x).add_(x).add_(2 * x))(torch.ones(5, 3))
    assert torch.equal(result, torch.full((5, 3), 3.0))
