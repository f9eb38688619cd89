# releases: >=2.3
"""A residual with a derivative by torch.func.grad, compiled whole."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def solution(x):
    """A candidate for the solution of u' = u."""
    return x.exp() + 0.1 * x.sin()


def residual(x):
    """How far the candidate is from the equation."""
    u = solution(x)
    slope = torch.func.grad(lambda points: solution(points).sum())(x)
    return ((slope - u) ** 2).mean()


if MODE == "compile":
    residual = torch.compile(residual, backend="eager", fullgraph=True)

x = torch.linspace(0, 1, 5, requires_grad=True)
result = residual(x)
