"""Replace small values of every sample by a floor of its own; the floors are converted before vmap."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def lift(x, floor):
    """Replace what is below the floor of this sample."""
    return torch.where(x > floor, x, floor)


torch.manual_seed(0)
x = torch.randn(3, 4)
floors = torch.tensor([0.0, -0.5, 0.1], dtype=torch.float64).float()

result = vmap(lift)(x, floors)

expected = torch.stack([lift(*sample) for sample in zip(x, floors)])
assert result.dtype == torch.float32
assert torch.equal(result, expected)
