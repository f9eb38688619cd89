"""With @staticmethod on both methods, a call of the object still fails: it must be called by `apply`."""

import torch


class Clip(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x.clamp(0, 1)

    @staticmethod
    def backward(ctx, gradient):
        return gradient


x = torch.ones(2, requires_grad=True)
try:
    Clip()(x)
except RuntimeError as error:
    assert "Legacy autograd function with non-static forward method is deprecated" in str(error)
else:
    raise AssertionError("it ran")
assert Clip.apply(x).requires_grad
