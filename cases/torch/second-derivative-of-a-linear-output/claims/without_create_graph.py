"""Without create_graph=True the first derivative requires no gradient either, whatever the function."""

import torch

x = torch.rand(5, requires_grad=True)
slope = torch.autograd.grad((x**3).sum(), x)[0]
try:
    torch.autograd.grad(slope.sum(), x)
except RuntimeError as error:
    assert str(error) == "element 0 of tensors does not require grad and does not have a grad_fn", error
else:
    raise AssertionError("nothing was raised")
