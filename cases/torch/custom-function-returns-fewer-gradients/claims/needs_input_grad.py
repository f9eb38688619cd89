"""ctx.needs_input_grad has an entry for each argument of forward, numbers too."""

import torch


class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.factor = factor
        return x * factor

    @staticmethod
    def backward(ctx, grad):
        return tuple(grad * ctx.factor if needed else None for needed in ctx.needs_input_grad)


x = torch.ones(3, requires_grad=True)
Double.apply(x, 2.0).sum().backward()
assert x.grad.tolist() == [2.0, 2.0, 2.0]
