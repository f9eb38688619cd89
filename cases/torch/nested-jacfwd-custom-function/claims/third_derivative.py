# releases: >=2.5
"""The third derivative of `x**4` at 3 is 72 with one level of forward mode, and wrong with two."""

import torch
from torch.func import hessian, jacfwd, jacrev


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
assert jacfwd(jacrev(jacrev(energy)))(x).item() == 72.0
assert jacfwd(hessian(energy))(x).item() == 48.0
assert jacfwd(jacrev(jacfwd(energy)))(x).item() == 24.0
assert jacrev(jacfwd(jacfwd(energy)))(x).item() == 0.0
