"""A graph break, refused: repr() on tensor."""

import torch


def fn(x):
    return repr(x), x + 1


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
