# releases: >=2.3
"""A table of a fixed size is made in the constructor and kept as a buffer."""

import functools

import torch

made = []


@functools.lru_cache
def positions(length):
    """The table of positions, made once per length."""
    made.append(length)
    return torch.arange(length).float()


class Encode(torch.nn.Module):
    """Positions added to a sequence."""

    def __init__(self, length):
        super().__init__()
        self.register_buffer("table", positions(length), persistent=False)

    def forward(self, x):
        """The sequence with its positions."""
        return x + self.table


encode = torch.compile(Encode(4), backend="eager")
for rows in (1, 2, 3):
    result = encode(torch.zeros(rows, 4)).sum()
assert len(made) == 1
