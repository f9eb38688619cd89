"""`if` and `bool` have a message of their own, "data-dependent control flow"."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

for function in (lambda x: x if x.sum() > 0 else -x, lambda x: x * bool(x.sum())):
    try:
        vmap(function)(torch.ones(2, 8))
    except RuntimeError as error:
        assert "data-dependent control flow" in str(error), error
    else:
        raise AssertionError("nothing was raised")
