"""Without a rule `grad` and `jacrev` pass; `vmap`, `jacfwd` and `hessian` are refused."""

import torch
from torch.func import grad, hessian, jacfwd, jacrev, vmap


class Round(torch.autograd.Function):
    """Round, pass the gradient through."""

    @staticmethod
    def forward(x):
        return x.round()

    @staticmethod
    def setup_context(ctx, inputs, output):
        pass

    @staticmethod
    def backward(ctx, gradient):
        return gradient


def loss(x):
    return Round.apply(x).square().sum()


x = 3 * torch.rand(2, 4)
grad(loss)(x)
jacrev(Round.apply)(x)
for transform in (vmap, jacfwd, hessian):
    try:
        transform(loss)(x)
    except RuntimeError as error:
        assert "does not have vmap support" in str(error), error
    else:
        raise AssertionError("%s was accepted" % transform)
