"""Relu, sigmoid, tanh, exp and softmax need their output; gelu, silu and elu do not."""

from torch.nn import functional

import torch


def is_refused(activation):
    """Whether backward refuses an in-place addition to the activation's output."""
    out = activation(torch.randn(3, requires_grad=True))
    out += 1
    try:
        out.sum().backward()
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error)
        return True
    return False


for activation in (torch.relu, torch.sigmoid, torch.tanh, torch.exp, lambda x: torch.softmax(x, 0)):
    assert is_refused(activation)
for activation in (functional.gelu, functional.silu, functional.elu):
    assert not is_refused(activation)
