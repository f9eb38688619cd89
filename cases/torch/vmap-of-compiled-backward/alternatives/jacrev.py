"""The Jacobian of a function, by jacrev, which is compiled."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def forward(x):
    """A small nonlinear function."""
    return x.sin() * x


jacobian = torch.func.jacrev(forward)
if MODE == "compile":
    jacobian = torch.compile(jacobian, backend="aot_eager")

torch.manual_seed(0)
result = jacobian(torch.randn(3))
