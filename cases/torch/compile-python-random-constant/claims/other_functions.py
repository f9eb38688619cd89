# releases: >=2.0,<2.1
"""A compiled function gets the same number in every call from `uniform`, `randint` and `randrange`, and new ones from `choice` and `gauss`."""

import random

import torch

NUMBERS = list(range(1000))


def found(function):
    """The different results of four calls."""
    random.seed(0)
    compiled = torch.compile(function, backend="eager")
    return len({compiled(torch.ones(1)).item() for _ in range(4)})


assert found(lambda x: x * random.uniform(1, 2)) == 1
assert found(lambda x: x * random.randint(1, 1000)) == 1
assert found(lambda x: x * random.randrange(1000)) == 1
assert found(lambda x: x * random.choice(NUMBERS)) == 4
assert found(lambda x: x * random.gauss(0, 1)) == 4
