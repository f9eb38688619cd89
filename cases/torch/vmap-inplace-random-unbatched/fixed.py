"""Add noise to every sample, drawn out of place."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def perturb(x):
    """Add standard normal noise to one sample."""
    noise = torch.randn(3)
    return x + 0.1 * noise


torch.manual_seed(0)
outputs = vmap(perturb, randomness="different")(torch.zeros(4, 3))
assert len(set(outputs[:, 0].tolist())) == 4
