# releases: >=2.2
"""An assignment to `requires_grad` and a new tensor made with `requires_grad=True` are refused with `fullgraph=True`."""

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


for function in (assigned, made):
    try:
        torch.compile(function, backend="eager", fullgraph=True)(torch.ones(4))
    except torch._dynamo.exc.Unsupported:
        pass
    else:
        raise AssertionError("nothing was raised")
