# releases: >=2.15
"""`random.sample(range(100), k=10)`, with the keyword, is still refused."""

import random

import torch


@torch.compile(backend="eager", fullgraph=True)
def choose(x):
    """Ten of a hundred rows."""
    return x[random.sample(range(100), k=10)]


try:
    choose(torch.arange(100))
except torch._dynamo.exc.Unsupported:
    pass
else:
    raise AssertionError("nothing was raised")
