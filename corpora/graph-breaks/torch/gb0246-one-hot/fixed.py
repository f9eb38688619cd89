"""A graph break, allowed: Attempted to use `torch.nn.functional.one_hot` with data-dependent output shape."""

import torch

lazy = torch.nn.Linear(3, 2)


def fn(x):
    torch.nn.functional.one_hot(x)
    return x + 1


inputs = (torch.tensor([0, 1, 2]),)

torch.compile(fn, backend="eager")(*inputs)
