"""A graph break, allowed: ComptimeContext graph break."""

import torch
from torch._dynamo.comptime import comptime


def fn(x):
    x = x + 1
    comptime.graph_break()
    return x * 2


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
