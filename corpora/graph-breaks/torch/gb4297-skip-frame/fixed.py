"""A graph break, allowed: Call to `torch._dynamo.skip_frame()`."""

import torch


def fn(x):
    x = x + 1
    torch._dynamo.skip_frame()
    return x * 2


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
