# releases: >=2.2
"""An adversarial step makes its perturbation inside the compiled function, which may break its graph."""

import torch


@torch.compile(backend="aot_eager")
def perturb(x):
    """A perturbation to be trained, and the perturbed input."""
    delta = (0.01 * x.sign()).requires_grad_()
    return delta, x + delta


torch.manual_seed(0)
x = torch.randn(4)
delta, perturbed = perturb(x)
(perturbed**2).sum().backward()
assert torch.allclose(delta.grad, 2 * (x + delta))
result = delta.grad
