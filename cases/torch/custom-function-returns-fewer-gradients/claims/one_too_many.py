"""A gradient too many raises the same error."""

import torch


class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.factor = factor
        return x * factor

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.factor, None, grad


x = torch.ones(3, requires_grad=True)
try:
    Double.apply(x, 2.0).sum().backward()
except RuntimeError as error:
    assert "incorrect number of gradients (expected 2, got 3)" in str(error)
else:
    raise AssertionError("it passes")
