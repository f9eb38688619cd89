"""A graph break, refused: Data dependent operator."""

import torch


def fn(x, y):
    if torch.allclose(x, y):
        return x + 1
    return x - 1


inputs = (torch.ones(3), torch.zeros(3))

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
