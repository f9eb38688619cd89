"""A graph break, allowed: torch.Generator method."""

import torch

generator = torch.Generator()


def fn(x):
    generator.manual_seed(0)
    return x + 1


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
