# releases: >=2.4,<2.12
"""A list that is built anew and assigned to the class keeps the value of one call."""

import torch


class Log:
    """A list of its class."""

    values = []


@torch.compile(backend="eager")
def forward(x):
    """Remember the mean and return the activation."""
    Log.values = [*Log.values, x.mean()]
    return x.relu()


for _ in range(3):
    forward(torch.ones(4))
assert len(Log.values) == 1
