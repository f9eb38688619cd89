"""A graph break, allowed: Tensor.random_ op."""

import torch


def fn(x):
    return x.random_(0, 2)


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
