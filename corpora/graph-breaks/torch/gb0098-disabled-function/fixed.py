"""A graph break, allowed: Skip calling `torch.compiler.disable()`d function."""

import torch


@torch.compiler.disable
def helper(x):
    return x.sin()


def fn(x):
    return helper(x) + 1


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
