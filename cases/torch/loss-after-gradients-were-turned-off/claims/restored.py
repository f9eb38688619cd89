"""The context manager and the decorator restore what was set before, be it on or off, after an exception too."""

import torch


@torch.no_grad()
def without(fails=False):
    """Ask inside."""
    if fails:
        raise ValueError
    return torch.is_grad_enabled()


for before in [True, False]:
    torch.set_grad_enabled(before)
    with torch.no_grad():
        assert not torch.is_grad_enabled()
    assert torch.is_grad_enabled() == before
    assert not without()
    assert torch.is_grad_enabled() == before
    try:
        without(fails=True)
    except ValueError:
        assert torch.is_grad_enabled() == before
    else:
        raise AssertionError("nothing was raised")
