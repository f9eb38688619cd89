# releases: <2.2
"""`@torch.set_grad_enabled(False)` switches gradients off where the function is defined; `@torch.no_grad()` does not."""

import torch


@torch.no_grad()
def without(model, x):
    """Compute without gradients."""
    return model(x)


assert torch.is_grad_enabled()


@torch.set_grad_enabled(False)
def evaluate(model, x):
    """Compute without gradients."""
    return model(x)


assert not torch.is_grad_enabled()
