"""A graph break, refused: Call to `torch.compiler.disable()`."""

import torch


def fn(x):
    function = torch.compiler.disable(torch.sin)
    return function(x)


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
