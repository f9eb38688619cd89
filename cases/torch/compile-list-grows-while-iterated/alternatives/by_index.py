"""A generator expands the list of candidates that it walks by index, inside a compiled function."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def expand(candidates):
    """Every candidate, and behind it those that it leads to."""
    i = 0
    while i < len(candidates):
        if len(candidates) < 3:
            candidates.append(candidates[i] + 1)
        yield candidates[i]
        i += 1


def total(x):
    """The sum over all candidates."""
    return sum(list(expand([x])))


if MODE == "compile":
    total = torch.compile(total, backend="eager")

result = total(torch.tensor(1.0))
assert result == 6, f"the sum over 1, 2 and 3 is {result:.0f}"
