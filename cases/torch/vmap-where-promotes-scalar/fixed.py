"""Replace small values of every sample by a floor of its own; the floors come in float64."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def lift(x, floor):
    """Replace what is below the floor of this sample."""
    return torch.where(x > floor, x, floor.to(x.dtype))


torch.manual_seed(0)
x = torch.randn(3, 4).to(DEVICE)
floors = torch.tensor([0.0, -0.5, 0.1], dtype=torch.float64).to(DEVICE)

result = vmap(lift)(x, floors)

expected = torch.stack([lift(*sample) for sample in zip(x, floors)])
assert result.dtype == expected.dtype, f"vmap gives {result.dtype}, a loop {expected.dtype}"
assert torch.equal(result, expected)
