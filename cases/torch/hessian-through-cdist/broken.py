"""The Hessian of a pair potential between atoms and fixed walls."""

import os

import torch

try:
    from torch.func import hessian
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import hessian

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

walls = torch.tensor([[3.0, 0.0], [0.0, 3.0]]).to(DEVICE)


def distances(a, b):
    """Euclidean distances between two sets of points."""
    return torch.cdist(a, b)


def energy(atoms):
    """A soft repulsion from the walls."""
    return distances(atoms, walls).pow(-2).sum()


torch.manual_seed(0)
result = hessian(energy)(torch.randn(3, 2).to(DEVICE))
