"""What `__init__` took becomes an argument of `apply`, with None as its gradient."""

import torch


class Reverse(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.factor = factor
        return x.view_as(x)

    @staticmethod
    def backward(ctx, gradient):
        return -ctx.factor * gradient, None


x = torch.ones(2, requires_grad=True)
Reverse.apply(x, 0.5).sum().backward()
assert x.grad.tolist() == [-0.5, -0.5]
