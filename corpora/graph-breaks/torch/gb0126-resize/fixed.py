"""A graph break, allowed: Unsupported Tensor.resize_() call."""

import torch


def fn(x):
    y = x.clone()
    y.resize_(2)
    return y


inputs = (torch.ones(4),)

torch.compile(fn, backend="eager")(*inputs)
