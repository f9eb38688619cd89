"""Gradients too many are allowed where those are None."""

import torch


class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.factor = factor
        return x * factor

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.factor, None, None, None


x = torch.ones(3, requires_grad=True)
Double.apply(x, 2.0).sum().backward()
assert x.grad.tolist() == [2.0, 2.0, 2.0]
