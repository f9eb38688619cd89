"""Add noise to every sample, drawn into a buffer."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def perturb(x):
    """Add standard normal noise to one sample."""
    noise = torch.empty(3, device=DEVICE).normal_()
    return x + 0.1 * noise


torch.manual_seed(0)
outputs = vmap(perturb, randomness="different")(torch.zeros(4, 3).to(DEVICE))
result = len(set(outputs[:, 0].tolist()))
assert result == 4
