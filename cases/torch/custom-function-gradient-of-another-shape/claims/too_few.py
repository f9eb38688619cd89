"""Fewer gradients than arguments have other words: returned an incorrect number of gradients."""

import torch


class Scale(torch.autograd.Function):
    @staticmethod
    def forward(ctx, inputs, factor):
        ctx.factor = factor
        return factor * inputs

    @staticmethod
    def backward(ctx, grad):
        return ctx.factor * grad


try:
    Scale.apply(torch.ones(3, requires_grad=True), 2.0).sum().backward()
except RuntimeError as error:
    assert str(error) == "function ScaleBackward returned an incorrect number of gradients (expected 2, got 1)"
else:
    raise AssertionError("nothing was raised")
