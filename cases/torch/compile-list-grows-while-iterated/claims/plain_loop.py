"""A plain loop and an iterator that was made before visit the first element only; a loop over a copy gives that result with and without compilation."""

import torch


def plain(x):
    """A loop that appends to its list."""
    rows, total = [x], 0
    for row in rows:
        if len(rows) < 3:
            rows.append(row + 1)
        total = total + row
    return total


def iterator(x):
    """An iterator that is older than the last element."""
    rows = [x]
    rest = iter(rows)
    rows.append(x + 1)
    return sum(rest)


def copied(x):
    """A loop over a copy."""
    rows, total = [x], 0
    for row in list(rows):
        rows.append(row + 1)
        total = total + row
    return total


for function, eager, compiled in ((plain, 6, 1), (iterator, 3, 1), (copied, 1, 1)):
    x = torch.tensor(1.0)
    assert function(x) == eager
    assert torch.compile(function, backend="eager", fullgraph=True)(x) == compiled, function
