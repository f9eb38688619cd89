"""`.item()`, `int`, `float`, a function of `math`, an f-string with a format and `torch.tensor` of a list ask for the number."""

import math

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

for function in (
    lambda x: x / x.max().item(),
    lambda x: x * int(x.max()),
    lambda x: x * float(x.max()),
    lambda x: x * math.sqrt(x.max()),
    lambda x: (f"{x.max():.2f}", x)[1],
    lambda x: torch.tensor([x.max(), 1.0]),
):
    try:
        vmap(function)(torch.ones(2, 8))
    except RuntimeError as error:
        assert "calling .item() on a Tensor" in str(error), error
    else:
        raise AssertionError("nothing was raised")
