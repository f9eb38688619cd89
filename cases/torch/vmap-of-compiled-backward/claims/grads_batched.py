"""With the backend `aot_eager`, one call with `is_grads_batched=True` gives the Jacobian of a compiled function."""

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

result = torch.autograd.grad(y, x, torch.eye(3), is_grads_batched=True)[0]
