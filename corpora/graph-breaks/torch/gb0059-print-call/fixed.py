"""A graph break, allowed: Failed to trace builtin operator."""

import torch


def fn(x):
    print("sum", x.sum())
    return x + 1


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
