# releases: >=2.5
"""Without `detach`, `grad` and `jacrev` ask for it; `vmap` and `jacfwd` have the words of this failure."""

import torch
from torch.func import grad, jacfwd, jacrev, vmap


def words(transform, x):
    """The error of a conversion under a transform."""

    def function(x):
        (x**2).numpy()
        return x.sum()

    try:
        transform(function)(x)
    except RuntimeError as error:
        return str(error)
    return None


for transform in (grad, jacrev):
    assert words(transform, torch.ones(2)).startswith(
        "Can't call numpy() on Tensor that requires grad. Use tensor.detach()"
    )
for transform in (jacfwd, vmap):
    assert (
        words(transform, torch.ones(2, 2))
        == "Cannot access data pointer of Tensor that doesn't have storage"
    )
