# releases: >=2.0
"""Under `vmap(grad(…))` the message speaks of `.item()` first."""

import torch
from torch.func import grad, vmap


def huber(residual):
    """A loss with two branches."""
    a = residual.abs()
    if a < 1:
        return 0.5 * a**2
    return a - 0.5


try:
    vmap(grad(huber))(torch.randn(5))
except RuntimeError as error:
    assert "you're either (1) calling .item() on a Tensor or (2) attempting to use a Tensor in some data-dependent" in str(error), error
else:
    raise AssertionError("nothing was raised")
