"""A graph break, allowed: Call to `torch._dynamo.disable()`."""

import torch


def fn(x):
    function = torch._dynamo.disable(torch.sin)
    return function(x)


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
