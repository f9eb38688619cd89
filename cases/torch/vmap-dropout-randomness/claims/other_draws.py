"""`randn` and `bernoulli` are refused with the same words."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

for function in (
    lambda x: x + torch.randn(3),
    lambda x: torch.bernoulli(x),
):
    try:
        vmap(function)(torch.full((2, 3), 0.5))
    except RuntimeError as error:
        assert "called random operation while in randomness error mode" in str(error)
    else:
        raise AssertionError("nothing was raised")
