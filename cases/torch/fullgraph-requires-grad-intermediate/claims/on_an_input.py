# releases: >=2.2
"""`requires_grad_()` on an input is refused with `fullgraph=True`, unless the input requires gradients already; `requires_grad_(False)` on a tensor made inside is not."""

import torch
import torch._dynamo


@torch.compile(backend="eager", fullgraph=True)
def twice(x):
    """Ask for the gradient of an input."""
    x.requires_grad_()
    return x * 2


@torch.compile(backend="eager", fullgraph=True)
def without(x):
    """Ask for no gradient."""
    return (x * 2).requires_grad_(False)


assert not without(torch.ones(4)).requires_grad
assert twice(torch.ones(4, requires_grad=True)).requires_grad
try:
    twice(torch.ones(4))
except torch._dynamo.exc.Unsupported as error:
    assert "requires_grad_" in str(error)
else:
    raise AssertionError("nothing was raised")
