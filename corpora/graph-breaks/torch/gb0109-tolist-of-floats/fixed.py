"""A graph break, allowed: Tensor.tolist() with non-integer tensor."""

import torch


def fn(x):
    return x.tolist()


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
