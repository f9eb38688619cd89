"""A graph break, allowed: Attempted to copy.deepcopy a tensor."""

import copy

import torch


def fn(x):
    return copy.deepcopy(x) + 1


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
