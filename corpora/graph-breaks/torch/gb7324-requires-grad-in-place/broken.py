"""A graph break, refused: returning intermediate with requires_grad_()."""

import torch


def fn(x):
    y = x * 2
    y.requires_grad_(True)
    return y


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
