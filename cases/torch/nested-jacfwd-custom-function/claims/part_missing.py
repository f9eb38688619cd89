# releases: >=2.5
"""Next to plain operators only the Function's part is missing; an attribute of `ctx`, and `jvp` of `jvp`, are no better."""

import torch
from torch.func import jacfwd, jvp


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


class KeptOnContext(Square):
    """Its input is an attribute of `ctx`."""

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.x = inputs[0]

    @staticmethod
    def jvp(ctx, tangent):
        return 2 * ctx.x * tangent


x, one = torch.tensor([3.0], dtype=torch.float64), torch.ones(1, dtype=torch.float64)
for square in (Square.apply, KeptOnContext.apply):
    assert jacfwd(jacfwd(lambda x: square(x).sum()))(x).item() == 0.0
    mixed = jacfwd(jacfwd(lambda x: (square(x) + x**3).sum()))(x)
    assert mixed.item() == 18.0  # instead of 20
    assert jvp(lambda x: jvp(square, (x,), (one,))[1], (x,), (one,))[1].item() == 0.0
