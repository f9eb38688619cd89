# releases: >=2.15
"""`backward` is refused under `vmap` as well."""

import torch
from torch.func import vmap


def loss(x):
    """A square with its own backward pass."""
    weight = torch.ones((), requires_grad=True)
    (weight * x).backward()
    return x


try:
    vmap(loss)(torch.ones(3))
except RuntimeError as error:
    assert "backward() called inside a functorch transform" in str(error)
else:
    raise AssertionError("nothing was raised")
