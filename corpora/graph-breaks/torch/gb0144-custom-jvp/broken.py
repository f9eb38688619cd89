"""A graph break, refused: Unsupported custom jvp."""

import torch


class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 2

    @staticmethod
    def jvp(ctx, x):
        return x * 2


def fn(x):
    return Double.apply(x)


inputs = (torch.ones(3, requires_grad=True),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
