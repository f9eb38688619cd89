"""A graph break, refused: Attempted to call op with non-contiguous `out=` tensor."""

import torch


def fn(x, out):
    return torch.add(x, 1, out=out)


inputs = (torch.ones(3, 2), torch.empty(2, 3).t())

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
