# releases: >=2.15
"""Reverse mode over reverse mode raises as well, with another error."""

import torch
from torch.func import jacrev

walls = torch.tensor([[3.0, 0.0], [0.0, 3.0]])


def energy(atoms):
    """A soft repulsion from the walls."""
    return torch.cdist(atoms, walls).pow(-2).sum()


try:
    jacrev(jacrev(energy))(torch.randn(3, 2))
except RuntimeError as error:
    assert "CdistBackwardBackward0 returned an invalid gradient" in str(error)
else:
    raise AssertionError("nothing was raised")
