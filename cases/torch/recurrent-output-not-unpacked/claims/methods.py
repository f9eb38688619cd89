"""A method or attribute of tensors is named in the message: size, view, contiguous, shape, squeeze."""

import torch
from torch import nn

out = nn.GRU(8, 4)(torch.randn(5, 2, 8))
for name in ("size", "view", "contiguous", "shape", "squeeze"):
    try:
        getattr(out, name)
    except AttributeError as error:
        assert str(error) == f"'tuple' object has no attribute '{name}'"
    else:
        raise AssertionError("nothing was raised")
