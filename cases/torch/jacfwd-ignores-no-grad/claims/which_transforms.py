# releases: >=2.15
"""At 2 `jacrev` of `jacrev` gives 0, `jacfwd` of `jacfwd` 48 and `hessian` 12."""

import torch
from torch.func import hessian, jacfwd, jacrev


def loss(x):
    """A self-scaled loss."""
    with torch.no_grad():
        scale = x**3
    return scale * x


x = torch.tensor(2.0)
assert jacrev(jacrev(loss))(x).item() == 0.0
assert jacfwd(jacfwd(loss))(x).item() == 48.0
assert hessian(loss)(x).item() == 12.0
