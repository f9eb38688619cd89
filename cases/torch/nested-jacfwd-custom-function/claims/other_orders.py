# releases: >=2.5
"""The first derivative is 108; `jacfwd` of `jacrev` and `jacrev` of `jacfwd` give 108 too, and so do plain operators."""

import torch
from torch.func import jacfwd, jacrev


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
    """x to the fourth."""
    return Square.apply(Square.apply(x)).sum()


x = torch.tensor([3.0], dtype=torch.float64)
assert jacfwd(energy)(x).item() == 108.0
assert jacfwd(jacrev(energy))(x).item() == jacrev(jacfwd(energy))(x).item() == 108.0
assert jacfwd(jacfwd(lambda x: (x**4).sum()))(x).item() == 108.0
