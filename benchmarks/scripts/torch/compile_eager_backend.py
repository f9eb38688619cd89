"""Trace a function with a graph break, without a C++ compiler."""

import torch


def function(x):
    y = torch.sin(x) + 1
    if y.sum() > 0:
        return y * 2
    return y - 1


x = torch.linspace(0, 1, 8)
compiled = torch.compile(function, backend="eager")
torch.testing.assert_close(compiled(x), function(x))
result = compiled(-x)
