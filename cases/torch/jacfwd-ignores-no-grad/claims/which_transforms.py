# releases: >=2.5
"""`jacrev` takes the scale for a constant, `jacfwd` does not; at 2 `jacrev` of `jacrev` gives 0, `jacfwd` of `jacfwd` 48 and `hessian` 12. With `detach()` they agree."""

import torch
from torch.func import hessian, jacfwd, jacrev


def loss(x):
    """A self-scaled loss."""
    with torch.no_grad():
        scale = x**3
    return scale * x


def detached(x):
    """The loss with a detached scale."""
    return (x**3).detach() * x


x = torch.tensor(2.0)
assert jacrev(loss)(x).item() == 8.0 and jacfwd(loss)(x).item() == 32.0
assert jacrev(detached)(x).item() == jacfwd(detached)(x).item() == 8.0
assert hessian(detached)(x).item() == jacfwd(jacfwd(detached))(x).item() == 0.0
assert jacrev(jacrev(loss))(x).item() == 0.0
assert jacfwd(jacfwd(loss))(x).item() == 48.0
assert hessian(loss)(x).item() == 12.0
