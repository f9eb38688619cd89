# releases: >=2.2
"""An assignment to `requires_grad` of a returned tensor, and a new tensor made with `requires_grad=True`, returned or not, are refused with `fullgraph=True`."""

import torch
import torch._dynamo


def assigned(x):
    """Set the attribute."""
    delta = 0.01 * x.sign()
    delta.requires_grad = True
    return delta


def made(x):
    """Make a leaf."""
    delta = torch.zeros(4, requires_grad=True)
    return x + delta


def not_returned(x):
    """Make a leaf, of which nothing is returned."""
    delta = torch.zeros(4, requires_grad=True)
    return (x + delta).detach()


for function in (assigned, made, not_returned):
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(4))
    except torch._dynamo.exc.Unsupported:
        pass
    else:
        raise AssertionError("nothing was raised")
