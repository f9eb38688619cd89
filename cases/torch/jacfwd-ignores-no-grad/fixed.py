"""Newton's method on a loss whose scale is computed under torch.no_grad, and detached."""

import torch

try:
    from torch.func import hessian
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import hessian


def loss(x):
    """A self-scaled loss: the scale x**3 is meant to be a constant."""
    with torch.no_grad():
        scale = (x**3).detach()
    return (scale * x).sum()


x = torch.tensor([2.0, 3.0])
result = hessian(loss)(x)

# The loss is linear in x once the scale is a constant, so all second derivatives are zero.
assert result.abs().max() == 0, f"the Hessian's diagonal is {result.diagonal().tolist()}, not zero"
