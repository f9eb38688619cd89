"""ELU, SELU, CELU and LeakyReLU need their output where they work in place, and not otherwise."""

import torch
from torch import nn


def is_refused(layer):
    """Whether backward refuses an in-place addition to the output of the layer."""
    out = layer(torch.randn(3, requires_grad=True) * 1.0)
    out += 1
    try:
        out.sum().backward()
    except RuntimeError as error:
        assert "at version 2; expected version 1 instead" in str(error), error
        return True
    return False


for kind in (nn.ELU, nn.SELU, nn.CELU, nn.LeakyReLU):
    assert is_refused(kind(inplace=True)), kind
    assert not is_refused(kind()), kind
