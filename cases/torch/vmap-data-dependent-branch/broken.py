"""Clip the gradient of every sample to length one."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def clip(gradient):
    """Shorten one gradient if it is too long."""
    norm = gradient.norm()
    if norm > 1:
        gradient = gradient / norm
    return gradient


torch.manual_seed(0)
gradients = torch.randn(6, 3).to(DEVICE)
result = vmap(clip)(gradients)
