# releases: >=2.5
"""`grad`, `vjp` and `jacrev` refuse a checkpointed block that saves nothing for the backward pass."""

import torch
from torch.func import grad, jacrev, vjp
from torch.utils.checkpoint import checkpoint


def shifted(x):
    """A block without saved activations."""
    return checkpoint(lambda y: y + 1, x, use_reentrant=False)


x = torch.ones(2, 3)
for call in (lambda: grad(lambda x: shifted(x).sum())(x), lambda: vjp(shifted, x), lambda: jacrev(shifted)(x)):
    try:
        call()
    except RuntimeError as error:
        assert "don't yet support saved tensor hooks" in str(error), error
    else:
        raise AssertionError("nothing was raised")
