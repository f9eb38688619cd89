# releases: >=2.3
"""A cached function whose body has a print breaks the graph, and runs once."""

import functools

import torch

made = []


@functools.lru_cache
def positions(length):
    """The table of positions."""
    made.append(length)
    print("new table", length)
    return torch.arange(length).float()


encode = torch.compile(lambda x: x + positions(x.shape[-1]), backend="eager")
for _ in range(4):
    encode(torch.zeros(2, 4))
assert len(made) == 1, made
