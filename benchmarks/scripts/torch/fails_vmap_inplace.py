"""An in-place write of a batched value into an unbatched tensor."""

import torch


def function(x):
    buffer = torch.zeros(3)
    buffer.add_(x)
    return buffer


torch.func.vmap(function)(torch.ones(2, 3))
