# releases: >=2.5
"""A tensor from outside is refused under `grad`, `jacrev`, `jacfwd`, `vjp` and `jvp`; under `vmap` it passes, also as an argument that is not mapped."""

import torch
from torch.func import grad, jacfwd, jacrev, jvp, vjp, vmap

table = torch.arange(4.0)
x = torch.ones(2)


def function(x):
    """A sum that is scaled by a number of the table."""
    return x.sum() * float(table.numpy()[3])


for call in (
    lambda: grad(function)(x),
    lambda: jacrev(function)(x),
    lambda: jacfwd(function)(x),
    lambda: vjp(function, x),
    lambda: jvp(function, (x,), (x,)),
):
    try:
        call()
    except RuntimeError as error:
        assert str(error) == "Cannot access data pointer of Tensor that doesn't have storage"
    else:
        raise AssertionError("nothing was raised")

assert vmap(function)(torch.ones(3, 2)).tolist() == [6.0] * 3
assert vmap(lambda x, t: x * float(t.numpy()[3]), in_dims=(0, None))(x, table).tolist() == [3.0] * 2
