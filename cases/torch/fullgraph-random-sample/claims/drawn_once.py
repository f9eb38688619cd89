# releases: >=2.15
"""The sample is drawn while tracing and is the same in every call, with and without `fullgraph=True`."""

import random

import torch


def choose(x):
    """Ten of a hundred rows."""
    return x[random.sample(range(100), 10)]


random.seed(0)
x = torch.arange(100)
assert choose(x).tolist() != choose(x).tolist()
for fullgraph in (True, False):
    torch._dynamo.reset()
    compiled = torch.compile(choose, backend="eager", fullgraph=fullgraph)
    assert compiled(x).tolist() == compiled(x).tolist() == compiled(x).tolist()
