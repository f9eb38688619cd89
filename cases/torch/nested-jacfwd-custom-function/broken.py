"""The second derivative, forward over forward, through a custom autograd.Function."""

import os

import torch

from torch.func import jacfwd, jacrev

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Square(torch.autograd.Function):
    """x * x with its own reverse and forward rules."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        return 2 * x * gradient

    @staticmethod
    def jvp(ctx, tangent):
        (x,) = ctx.saved_tensors
        return 2 * x * tangent


def energy(x):
    """x to the fourth, summed."""
    return Square.apply(Square.apply(x)).sum()


x = torch.tensor([3.0], dtype=torch.float64, device=DEVICE)
first = jacfwd(energy)
result = jacfwd(first)(x)

expected = 12 * 3.0**2
assert result.item() == expected, f"the second derivative is {result.item()}, not {expected}"
