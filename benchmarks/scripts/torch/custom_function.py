"""A custom autograd function, checked against finite differences."""

import torch


class Cube(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return 3 * x**2 * grad


x = torch.linspace(-1, 1, 7, dtype=torch.float64, requires_grad=True)
assert torch.autograd.gradcheck(Cube.apply, (x,))
Cube.apply(x).sum().backward()
result = x.grad
