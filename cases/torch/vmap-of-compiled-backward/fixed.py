"""The Jacobian of a compiled function, row by row, with a loop over the backward pass."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def forward(x):
    """A small nonlinear function."""
    return x.sin() * x


if MODE == "compile":
    forward = torch.compile(forward, backend="aot_eager")

torch.manual_seed(0)
x = torch.randn(3, requires_grad=True)
y = forward(x)


def row(direction):
    """One row of the Jacobian."""
    return torch.autograd.grad(y, x, direction, retain_graph=True)[0]


result = torch.stack([row(direction) for direction in torch.eye(3)])
