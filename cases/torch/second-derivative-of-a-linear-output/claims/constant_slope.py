"""Where the first derivative is a constant, it requires no gradient, and allow_unused=True does not help."""

import torch

x = torch.rand(5, requires_grad=True)
for y in (3 * x, x + 1, x.cumsum(0)):
    slope = torch.autograd.grad(y.sum(), x, create_graph=True)[0]
    assert not slope.requires_grad
    for options in ({}, {"allow_unused": True}):
        try:
            torch.autograd.grad(slope.sum(), x, **options)
        except RuntimeError as error:
            assert str(error) == "element 0 of tensors does not require grad and does not have a grad_fn", error
        else:
            raise AssertionError("nothing was raised")
