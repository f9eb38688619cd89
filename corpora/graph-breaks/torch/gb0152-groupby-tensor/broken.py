"""A graph break, refused: Unsupported key type for itertools.groupby."""

import itertools

import torch


def fn(x):
    items = itertools.groupby([1, 1, 2], key=lambda n: x.sum())
    return [key for key, _ in items]


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
