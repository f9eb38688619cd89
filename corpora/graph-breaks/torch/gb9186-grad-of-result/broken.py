"""A graph break, refused: using `torch.autograd.grad` with `torch._dynamo.config.trace_autograd_ops=False`."""

import torch


def fn(x):
    y = (x * x).sum()
    return torch.autograd.grad(y, x)[0]


inputs = (torch.ones(3, requires_grad=True),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
