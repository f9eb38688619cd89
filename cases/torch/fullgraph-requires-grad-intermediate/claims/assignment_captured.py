# releases: >=2.15
"""An assignment to `requires_grad` is captured where no returned tensor depends on it."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def perturb(x):
    """The perturbed input alone, detached."""
    delta = 0.01 * x.sign()
    delta.requires_grad = True
    return (x + delta).detach()


torch.testing.assert_close(perturb(torch.ones(4)), torch.full((4,), 1.01))
