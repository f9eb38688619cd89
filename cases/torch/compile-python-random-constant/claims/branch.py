# releases: ==2.1.*
"""A layer that is left out by `random.random() < 0.5` is left out always or never; `torch.rand` chooses anew in each call."""

import random

import torch


def by_random(x):
    """One more than the input or its double."""
    if random.random() < 0.5:
        x = x * 2
    return x + 1


def by_torch(x):
    """One more than the input or its double."""
    if torch.rand(()) < 0.5:
        x = x * 2
    return x + 1


def found(function):
    """The different results of 40 calls."""
    random.seed(0)
    torch.manual_seed(0)
    return len({function(torch.ones(1)).item() for _ in range(40)})


assert found(by_random) == 2
assert found(torch.compile(by_random, backend="eager")) == 1
assert found(torch.compile(by_torch, backend="eager")) == 2
