"""A graph break, refused: Failed to mutate tensor data attribute to different dtype."""

import torch


def fn(x, y):
    x.data = y
    return x + 1


inputs = (torch.ones(3), torch.ones(3, dtype=torch.float64))

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
