"""A graph break, refused: cannot resume from torch._dynamo.step_unsupported()."""

import torch


def fn(x):
    x = x + 1
    torch._dynamo.step_unsupported()
    return x * 2


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
