"""A graph break, refused: Unsupported python_type() call."""

import torch


def fn(x, n):
    for _ in range(n):
        x = x + 1
    return x


inputs = (torch.ones(3), torch.tensor(2))

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
