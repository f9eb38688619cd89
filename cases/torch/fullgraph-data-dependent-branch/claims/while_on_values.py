# releases: >=2.2
"""A loop that ends when a tensor is small is refused in the words of an `if`."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def clip(gradient, limit):
    """Halve until the norm is below the limit."""
    norm = gradient.norm()
    while norm > limit:
        gradient = gradient * 0.5
        norm = gradient.norm()
    return gradient


try:
    clip(torch.ones(8), 1.0)
except (torch._dynamo.exc.UserError, torch._dynamo.exc.Unsupported) as error:
    old = "Dynamic control flow is not supported at the moment. Please use"
    assert old in str(error) or "Data-dependent branching" in str(error), error
else:
    raise AssertionError("nothing was raised")
