"""Addition gives float32 under vmap as in a loop."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

x = torch.randn(3, 4)
floors = torch.tensor([0.0, -0.5, 0.1], dtype=torch.float64)

assert (x[0] + floors[0]).dtype == torch.float32
assert vmap(torch.add)(x, floors).dtype == torch.float32
