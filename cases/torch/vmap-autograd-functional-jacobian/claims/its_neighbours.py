"""`hessian`, `vjp`, `jvp`, `hvp` and `vhp` beside it are refused too."""

from torch.autograd import functional

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def cube(x):
    """The sum of cubes."""
    return x.pow(3).sum()


ones = torch.ones(2)
calls = [
    lambda x: functional.hessian(cube, x),
    lambda x: functional.vjp(cube, x)[1],
    lambda x: functional.jvp(cube, x, ones)[1],
    lambda x: functional.hvp(cube, x, ones)[1],
    lambda x: functional.vhp(cube, x, ones)[1],
]
for call in calls:
    try:
        vmap(call)(torch.ones(3, 2))
    except RuntimeError as error:
        assert "requires_grad_()" in str(error)
    else:
        raise AssertionError("nothing was raised")
