"""The context manager and the decorators restore what was set before, be it on or off."""

import torch


@torch.no_grad()
def without():
    """Ask inside."""
    return torch.is_grad_enabled()


@torch.set_grad_enabled(False)
def switched_off():
    """Ask inside."""
    return torch.is_grad_enabled()


for before in [True, False]:
    torch.set_grad_enabled(before)
    with torch.no_grad():
        assert not torch.is_grad_enabled()
    assert not without() and not switched_off()
    assert torch.is_grad_enabled() == before
