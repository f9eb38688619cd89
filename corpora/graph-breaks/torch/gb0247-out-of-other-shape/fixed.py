"""A graph break, allowed: Shape mismatch with out= tensor variant."""

import torch


def fn(x, out):
    return torch.add(x, 1, out=out)


inputs = (torch.ones(3), torch.empty(0))

torch.compile(fn, backend="eager")(*inputs)
