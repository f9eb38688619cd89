# releases: >=2.12
"""`requires_grad_()` is captured where no returned tensor depends on it, and refused where one does."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def perturb(x):
    """The perturbed input alone, detached."""
    delta = (0.01 * x.sign()).requires_grad_()
    return (x + delta).detach()


@torch.compile(backend="eager", fullgraph=True)
def depends(x):
    """The perturbed input alone."""
    delta = (0.01 * x.sign()).requires_grad_()
    return x + delta


torch.testing.assert_close(perturb(torch.ones(4)), torch.full((4,), 1.01))
try:
    depends(torch.ones(4))
except torch._dynamo.exc.Unsupported as error:
    assert "returning intermediate with requires_grad_()" in str(error)
else:
    raise AssertionError("nothing was raised")
