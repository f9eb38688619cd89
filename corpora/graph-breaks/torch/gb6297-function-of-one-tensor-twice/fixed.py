"""A graph break, allowed: autograd.Function.apply: duplicate tensor input."""

import torch


class Add(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, y):
        return x + y

    @staticmethod
    def backward(ctx, grad):
        return grad, grad


def fn(x):
    return Add.apply(x, x)


inputs = (torch.ones(3, requires_grad=True),)

torch.compile(fn, backend="eager")(*inputs)
