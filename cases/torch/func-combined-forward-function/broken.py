"""The gradient of a quantised layer whose rounding is a classic autograd.Function."""

import os

import torch

try:
    from torch.func import grad
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Round(torch.autograd.Function):
    """Round in the forward pass, pass the gradient through."""

    @staticmethod
    def forward(ctx, x):
        return x.round()

    @staticmethod
    def backward(ctx, gradient):
        return gradient


def straight_through_round(x):
    """Round with the gradient of the identity."""
    return Round.apply(x)


def loss(weight, x):
    """Squared output of a layer with rounded weights."""
    return (x @ straight_through_round(weight)).square().mean()


torch.manual_seed(0)
weight = 3 * torch.randn(4, 2).to(DEVICE)
result = grad(loss)(weight, torch.randn(8, 4).to(DEVICE))
