"""A graph break, refused: Attempted to use tensor creation function with requires_grad=True."""

import torch


def fn(x):
    return x + torch.ones(3, requires_grad=True)


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
