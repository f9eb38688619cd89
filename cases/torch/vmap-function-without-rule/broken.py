"""Per-sample gradients of a layer whose rounding is a Function with setup_context."""

import os

import torch

from torch.func import grad, vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Round(torch.autograd.Function):
    """Round in the forward pass, pass the gradient through."""

    @staticmethod
    def forward(x):
        return x.round()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, gradient):
        return gradient


def loss(weight, x):
    """Squared output of a linear layer on one rounded sample."""
    return (Round.apply(x) @ weight).square().mean()


torch.manual_seed(0)
weight = torch.randn(4, 2).to(DEVICE)
result = vmap(grad(loss), in_dims=(None, 0))(weight, 3 * torch.randn(8, 4).to(DEVICE))
