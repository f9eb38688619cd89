"""A graph break, allowed: Encountered tensor.is_inference() during tracing."""

import torch


def fn(x):
    return x + 1 if x.is_inference() else x - 1


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager")(*inputs)
