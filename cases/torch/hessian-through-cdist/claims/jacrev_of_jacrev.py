# releases: >=2.5
"""Reverse mode over reverse mode raises as well, with another error, of few points."""

import torch
from torch.func import jacrev

walls = torch.tensor([[3.0, 0.0], [0.0, 3.0]])


def energy(atoms):
    """A soft repulsion from the walls."""
    return torch.cdist(atoms, walls).pow(-2).sum()


try:
    jacrev(jacrev(energy))(torch.randn(3, 2))
except RuntimeError as error:  # the words are those of 2.15 and of 2.5
    assert "CdistBackwardBackward0 returned an invalid gradient" in str(
        error
    ) or "'_cdist_backward' is not implemented" in str(error)
else:
    raise AssertionError("nothing was raised")
