"""An adversarial step makes its perturbation inside the compiled function."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def perturb(x):
    """A perturbation to be trained, and the perturbed input."""
    delta = (0.01 * x.sign()).requires_grad_()
    return delta, x + delta


if MODE == "compile":
    perturb = torch.compile(perturb, backend="eager", fullgraph=True)

torch.manual_seed(0)
delta, perturbed = perturb(torch.randn(4))
(perturbed**2).sum().backward()
result = delta.grad
