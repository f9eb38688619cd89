# releases: >=1.13
"""`@torch.no_grad()` and `@torch.enable_grad()` work on all releases."""

import torch


@torch.no_grad()
def without():
    """Whether operations are recorded."""
    return torch.is_grad_enabled()


@torch.enable_grad()
def recorded():
    """Whether operations are recorded."""
    return torch.is_grad_enabled()


assert not without()
with torch.no_grad():
    assert recorded()
