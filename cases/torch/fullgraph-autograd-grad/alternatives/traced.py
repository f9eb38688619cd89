# releases: >=2.11
"""Dynamo is told to trace torch.autograd.grad."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def solution(x):
    """A candidate for the solution of u' = u."""
    return x.exp() + 0.1 * x.sin()


def residual(x):
    """How far the candidate is from the equation."""
    u = solution(x)
    (slope,) = torch.autograd.grad(u.sum(), x, create_graph=True)
    return ((slope - u) ** 2).mean()


if MODE == "compile":
    torch._dynamo.config.trace_autograd_ops = True
    residual = torch.compile(residual, backend="eager", fullgraph=True)

x = torch.linspace(0, 1, 5, requires_grad=True)
result = residual(x)
assert result.item() > 0
