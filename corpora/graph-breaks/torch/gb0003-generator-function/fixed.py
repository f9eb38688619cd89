"""A graph break, allowed: Attempt to trace generator."""

import torch


def fn(x):
    yield x + 1
    yield x + 2


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
