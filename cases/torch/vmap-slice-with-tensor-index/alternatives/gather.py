"""Crop by `torch.gather`."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

signals = torch.arange(64.0).reshape(2, 32)
starts = torch.tensor([0, 5])
result = vmap(lambda s, start: torch.gather(s, 0, start + torch.arange(8)))(signals, starts)
assert torch.equal(result, torch.stack([signals[0, :8], signals[1, 5:13]]))
