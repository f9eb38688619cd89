"""A full hook on a layer before `ReLU(inplace=True)` raises; the old hook does not, and `inplace=False` takes the full one."""

import warnings

import torch
from torch import nn

warnings.simplefilter("ignore")


def run(kind, inplace):
    """Return the message of the error, or None."""
    net = nn.Sequential(nn.Linear(4, 3), nn.ReLU(inplace=inplace))
    getattr(net[0], kind)(lambda *_: None)
    try:
        net(torch.randn(5, 4, requires_grad=True)).sum().backward()
    except RuntimeError as error:
        return str(error)
    return None


assert "is a view and is being modified inplace" in run("register_full_backward_hook", True)
assert run("register_full_backward_hook", False) is None
assert run("register_backward_hook", True) is None
