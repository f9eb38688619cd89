"""Read the exponent bits of every float of a batch of vectors."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def exponents(bits):
    """Return the biased binary exponents of one vector, given as integers."""
    return (bits >> 23) & 255


x = torch.tensor([[1.0, 2.0, 0.5], [8.0, 3.0, 0.1]], device=DEVICE)
result = vmap(exponents)(x.view(torch.int32))
assert result.tolist() == [[127, 128, 126], [130, 128, 123]]
