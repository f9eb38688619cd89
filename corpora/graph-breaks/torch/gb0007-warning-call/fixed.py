"""A graph break, allowed: Attempted to call function marked as skipped."""

import warnings

import torch


def fn(x):
    warnings.warn("deprecated")
    return x + 1


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
