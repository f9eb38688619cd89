# releases: >=2.5,<2.12
"""An object `random.Random(seed)` gives the same number in each call of a compiled function; the functions of the module do not."""

import random

import torch

generator = random.Random(0)


def by_object(x):
    """The input times a random number."""
    return x * generator.random()


def by_module(x):
    """The input times a random number."""
    return x * random.random()


def found(function):
    """The different results of four calls."""
    return len({function(torch.ones(1)).item() for _ in range(4)})


assert found(by_object) == 4
assert found(torch.compile(by_object, backend="eager")) == 1
assert found(torch.compile(by_module, backend="eager")) == 4
