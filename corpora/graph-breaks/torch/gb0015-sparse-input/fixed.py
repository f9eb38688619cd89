"""A graph break, allowed: Attempted to wrap sparse Tensor."""

import torch


def fn(x):
    return x * 2


inputs = (torch.eye(3).to_sparse(),)

torch.compile(fn, backend="eager")(*inputs)
