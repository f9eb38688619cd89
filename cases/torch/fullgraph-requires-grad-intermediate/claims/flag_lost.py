# releases: >=2.0, <2.1
"""AOTAutograd loses the flag on 2.0."""

import torch


@torch.compile(backend="aot_eager")
def perturb(x):
    """A perturbation to be trained."""
    return (0.01 * x.sign()).requires_grad_()


assert not perturb(torch.ones(4)).requires_grad
