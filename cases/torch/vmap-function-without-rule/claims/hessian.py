# releases: >=2.5
"""With generate_vmap_rule `hessian` and `jacfwd` still ask for `jvp`; with both they run."""

import torch
from torch.func import hessian, jacfwd


class Round(torch.autograd.Function):
    """Round, with the permission to trace it."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return x.round()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, gradient):
        return gradient


class RoundForward(Round):
    """The same, with a rule for forward mode."""

    @staticmethod
    def jvp(ctx, tangent):
        return tangent


x = 3 * torch.rand(4)
for transform in (hessian, jacfwd):
    try:
        transform(lambda x: Round.apply(x).square().sum())(x)
    except NotImplementedError as error:
        assert "jvp" in str(error)
    else:
        raise AssertionError("nothing was raised")
    transform(lambda x: RoundForward.apply(x).square().sum())(x)
