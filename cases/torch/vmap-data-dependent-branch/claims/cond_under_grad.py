# releases: >=2.5
"""Under `vmap(grad(…))` `torch.cond` fails, and `torch.where` does not; `backward` through `vmap` of it passes."""

import torch
from torch.func import grad, vmap


def choose(x):
    """One of two functions."""
    return torch.cond(x > 0, lambda x: x.sin(), lambda x: x.cos(), (x,))


x = torch.tensor([1.0, -2.0], requires_grad=True)
try:
    vmap(grad(choose))(x.detach())
except Exception as error:
    assert "data-dependent control flow" not in str(error), error
else:
    raise ValueError("torch.cond was differentiated")
gradients = vmap(grad(lambda x: torch.where(x > 0, x.sin(), x.cos())))(x.detach())
assert torch.allclose(gradients, torch.stack([x[0].cos(), -x[1].sin()]))
vmap(choose)(x).sum().backward()
assert torch.allclose(x.grad, gradients)
