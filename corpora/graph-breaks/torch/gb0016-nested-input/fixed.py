"""A graph break, allowed: Attempted to wrap strided NestedTensor."""

import torch


def fn(x):
    return x * 2


inputs = (torch.nested.nested_tensor([torch.ones(2), torch.ones(3)]),)

torch.compile(fn, backend="eager")(*inputs)
