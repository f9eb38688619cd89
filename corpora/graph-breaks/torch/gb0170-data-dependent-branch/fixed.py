"""A graph break, allowed: Data-dependent branching."""

import torch


def fn(x):
    if x.sum() > 0:
        return x + 1
    return x - 1


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
