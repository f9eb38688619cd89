"""A graph break, allowed: ndarray.astype(object)."""

import torch


def fn(x):
    return x.numpy().astype(object)


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
