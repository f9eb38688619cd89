# releases: ==2.5.1
"""An export with `strict=False` ends with the mismatch."""

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
    torch.export.export(Keeper(), (torch.ones(2),), strict=False)
except ValueError as error:
    assert "Node arity mismatch; expected 0, but got 1." in str(error)
else:
    raise AssertionError("nothing was raised")
