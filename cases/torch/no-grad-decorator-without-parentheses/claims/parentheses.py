# releases: >=1.13
"""`@torch.no_grad()`, `@torch.enable_grad()` and `@torch.inference_mode()` work on all releases."""

import torch


@torch.no_grad()
def without():
    """Whether operations are recorded."""
    return torch.is_grad_enabled()


@torch.enable_grad()
def recorded():
    """Whether operations are recorded."""
    return torch.is_grad_enabled()


@torch.inference_mode()
def inferred():
    """Whether operations are recorded."""
    return torch.is_grad_enabled()


assert not without() and not inferred()
with torch.no_grad():
    assert recorded()
