"""`triu_` and `tril_` of a vector raise under vmap, and take a matrix."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

for name in ("triu_", "tril_"):

    def function(x):
        return getattr(x.clone(), name)()

    try:
        vmap(function)(torch.ones(2, 3))
    except (RuntimeError, IndexError) as error:
        assert "dimension" in str(error).lower()
    else:
        raise AssertionError("nothing was raised")
    assert vmap(function)(torch.ones(2, 3, 3)).sum() == 12
