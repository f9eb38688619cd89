"""A graph break, refused: Call to a time function."""

import time

import torch


def fn(x):
    started = time.time()
    return x + started * 0


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
