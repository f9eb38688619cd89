"""A graph break, refused: Invalid call to __build_class__."""

import torch


def fn(x):
    class Scale:
        factor = 2

    return x * Scale.factor


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
