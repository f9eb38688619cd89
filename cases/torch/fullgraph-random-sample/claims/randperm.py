"""`torch.randperm` in one graph is new in every call, and follows `torch.manual_seed`."""

import random

import torch


def choose(x):
    """Ten of a hundred rows."""
    return x[torch.randperm(100)[:10]]


compiled = torch.compile(choose, backend="eager", fullgraph=True)
x = torch.arange(100)
torch.manual_seed(0)
first, second = compiled(x), compiled(x)
assert not torch.equal(first, second)
random.seed(0)
assert not torch.equal(compiled(x), first)
torch.manual_seed(0)
assert torch.equal(compiled(x), first)
