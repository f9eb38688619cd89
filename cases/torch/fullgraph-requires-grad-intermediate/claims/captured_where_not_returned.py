# releases: >=2.15
"""`requires_grad_()` is captured where no returned tensor depends on it."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def perturb(x):
    """The perturbed input alone, detached."""
    delta = (0.01 * x.sign()).requires_grad_()
    return (x + delta).detach()


torch.testing.assert_close(perturb(torch.ones(4)), torch.full((4,), 1.01))
