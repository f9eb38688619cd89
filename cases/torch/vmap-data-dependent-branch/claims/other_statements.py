"""`while`, `assert`, `bool` and `max` ask for one truth value as well."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def loop(x):
    """Halve while above one."""
    while x > 1:
        x = x / 2
    return x


def check(x):
    """Demand a positive value."""
    assert x > 0
    return x


for function in (loop, check, lambda x: x * bool(x > 0), lambda x: max(x, -x)):
    try:
        vmap(function)(torch.tensor([1.0, 2.0]))
    except RuntimeError as error:
        assert "data-dependent control flow" in str(error)
    else:
        raise AssertionError("nothing was raised")
