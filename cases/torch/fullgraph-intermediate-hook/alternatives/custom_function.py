# releases: >=2.1
"""A function of its own reverses the gradient of an intermediate tensor, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Reverse(torch.autograd.Function):
    """The identity, with the negative gradient."""

    @staticmethod
    def forward(ctx, x):
        return x.view_as(x)

    @staticmethod
    def backward(ctx, grad):
        return -grad


def forward(x, weight):
    """Features whose gradient is reversed below this point."""
    features = x @ weight
    features = Reverse.apply(features)
    return features.sum()


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

torch.manual_seed(0)
x = torch.randn(2, 3)
weight = torch.ones(3, 1, requires_grad=True)
forward(x, weight).backward()
assert torch.allclose(weight.grad, -x.sum(0)[:, None])
