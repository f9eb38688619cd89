# releases: >=2.15
"""`random.shuffle` and `random.sample` give the same order in every call of a compiled function."""

import random

import torch


@torch.compile(backend="eager")
def chosen(x):
    """Two orders of ten numbers, as tensors."""
    numbers = list(range(10))
    random.shuffle(numbers)
    return x + torch.tensor(numbers), x + torch.tensor(random.sample(range(10), 5))


random.seed(0)
first, *others = [tuple(one.tolist() for one in chosen(torch.zeros(1))) for _ in range(4)]
assert [tuple(map(tuple, one)) for one in others] == [tuple(map(tuple, first))] * 3
