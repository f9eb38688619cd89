"""A graph break, allowed: Call to `torch.compiler.disable()`."""

import torch


def fn(x):
    function = torch.compiler.disable(torch.sin)
    return function(x)


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
