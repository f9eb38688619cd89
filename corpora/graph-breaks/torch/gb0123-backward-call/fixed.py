"""A graph break, allowed: Unsupported Tensor.backward() call."""

import torch


def fn(x):
    x.sum().backward()
    return x.grad


inputs = (torch.ones(3, requires_grad=True),)

torch.compile(fn, backend="eager")(*inputs)
