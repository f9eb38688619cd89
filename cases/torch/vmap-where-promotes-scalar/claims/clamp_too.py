"""`clamp` with a tensor as its bound and `addcmul` give float64 under vmap, float32 in a loop."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

x = torch.randn(3, 4)
floors = torch.tensor([0.0, -0.5, 0.1], dtype=torch.float64)

for function in (torch.clamp, lambda x, floor: torch.clamp(x, max=floor), lambda x, floor: torch.addcmul(x, x, floor)):
    assert function(x[0], floors[0]).dtype == torch.float32
    assert vmap(function)(x, floors).dtype == torch.float64
