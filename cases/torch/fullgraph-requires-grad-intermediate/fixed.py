"""An adversarial step makes its perturbation inside the compiled function."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def perturb(x, delta):
    """The perturbed input."""
    return x + delta


if MODE == "compile":
    perturb = torch.compile(perturb, backend="eager", fullgraph=True)

torch.manual_seed(0)
x = torch.randn(4)
delta = (0.01 * x.sign()).requires_grad_()
perturbed = perturb(x, delta)
(perturbed**2).sum().backward()
result = delta.grad
