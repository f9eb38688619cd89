"""A graph break, refused: sort with non-constant keys."""

import torch


def fn(x):
    return sorted([x[1], x[0]])


inputs = (torch.arange(2.0),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
