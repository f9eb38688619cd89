"""A graph break, refused: Tensor.uniform_ op called with `from` keyword."""

import torch


def fn(x):
    return x.uniform_(**{"from": 0.0})


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
