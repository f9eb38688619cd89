"""`torch.autograd.grad` of several values raises the same; with ones as `grad_outputs` it gives the derivative of each."""

import torch

x = torch.tensor([[1.0], [2.0], [3.0]], requires_grad=True)
u = x**2
try:
    torch.autograd.grad(u, x)
except RuntimeError as error:
    assert str(error) == "grad can be implicitly created only for scalar outputs"
else:
    raise AssertionError("nothing was raised")
(du,) = torch.autograd.grad(u, x, grad_outputs=torch.ones_like(u))
assert du.tolist() == [[2.0], [4.0], [6.0]]
