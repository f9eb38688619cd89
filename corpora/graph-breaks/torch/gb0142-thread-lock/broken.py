"""A graph break, refused: Unsupported context manager."""

import threading

import torch

lock = threading.Lock()


def fn(x):
    with lock:
        return x + 1


inputs = (torch.ones(3),)

torch.compile(fn, backend="eager", fullgraph=True)(*inputs)
