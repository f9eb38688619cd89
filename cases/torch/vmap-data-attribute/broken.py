"""Normalise every sample by a statistic that is held constant through .data."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def normalise(x):
    """Divide one sample by its own scale, which is a constant for autograd."""
    scale = x.data.abs().mean()
    return x / scale


torch.manual_seed(0)
result = vmap(normalise)(torch.randn(4, 3).to(DEVICE))
