"""A derivative that does not depend on a tensor has the same message, and `allow_unused=True` is right there."""

import torch

x, t = torch.rand(3, requires_grad=True), torch.rand(3, requires_grad=True)
u_x = torch.autograd.grad((x**2 + t**2).sum(), x, create_graph=True)[0]
try:
    torch.autograd.grad(u_x.sum(), t, retain_graph=True)
except RuntimeError as error:
    assert "appears to not have been used in the graph" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert torch.autograd.grad(u_x.sum(), t, allow_unused=True) == (None,)
u_x = torch.autograd.grad((x**2 * t**2).sum(), x, create_graph=True)[0]
assert torch.allclose(torch.autograd.grad(u_x.sum(), t)[0], 4 * x * t)
