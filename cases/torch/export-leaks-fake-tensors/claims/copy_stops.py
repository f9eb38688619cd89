# releases: >=2.8,<2.10
"""The export of a copy stops as well."""

import copy

import torch


class Keeper(torch.nn.Module):
    """A module that keeps what it makes."""

    def __init__(self):
        super().__init__()
        self.features = []

    def forward(self, x):
        """The doubled batch."""
        self.features.append(x * 2)
        return x * 2


try:
    torch.export.export(copy.deepcopy(Keeper()), (torch.ones(2),))
except ValueError as error:
    assert "Node arity mismatch" in str(error)
else:
    raise AssertionError("nothing was raised")
