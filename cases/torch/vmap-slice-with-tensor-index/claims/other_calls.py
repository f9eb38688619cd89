"""`range`, `arange` and a list ask a mapped tensor for one integer as well."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

for function in (
    lambda n: torch.ones(8)[range(n)[0]],
    lambda n: torch.arange(n),
    lambda n: torch.tensor([1, 2, 3][n]),
):
    try:
        vmap(function)(torch.tensor([1, 2]))
    except RuntimeError as error:
        assert "calling .item() on a Tensor" in str(error)
    else:
        raise AssertionError("nothing was raised")
