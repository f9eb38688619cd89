# releases: >=1.13
"""A view of bytes outside of vmap is right where the mapped axis is not the last one; of numbers as samples it makes one long batch."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

x = torch.randn(3, 4)
rows = vmap(lambda sample: sample + 0)(x.view(torch.uint8))
assert torch.equal(rows, torch.stack([sample.view(torch.uint8) for sample in x]))
assert vmap(lambda number: number + 0)(x[0].view(torch.uint8)).shape == (16,)
