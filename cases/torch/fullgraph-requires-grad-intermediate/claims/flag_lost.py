# releases: >=2.0, <2.2
"""AOTAutograd loses the flag before 2.2, also that of a tensor which depends on the perturbation."""

import torch


@torch.compile(backend="aot_eager")
def perturb(x):
    """A perturbation to be trained, and the perturbed input."""
    delta = (0.01 * x.sign()).requires_grad_()
    return delta, x + delta


assert not any(output.requires_grad for output in perturb(torch.ones(4)))
