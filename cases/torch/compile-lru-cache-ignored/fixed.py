"""A table kept by functools.lru_cache is used in a compiled function."""

import functools
import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

made = []


@functools.lru_cache
def positions(length):
    """The table of positions, made once per length."""
    made.append(length)
    return torch.arange(length).float()


def encode(x, table):
    """Positions added to a sequence."""
    return x + table


if MODE == "compile":
    encode = torch.compile(encode, backend="eager")

for rows in (1, 2, 3):
    result = encode(torch.zeros(rows, 4), positions(4)).sum()
assert len(made) == 1, f"the cached function ran {len(made)} times"
