"""Dropout in evaluation mode passes."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

x = torch.ones(3, 4)
model = torch.nn.Dropout(0.5).eval()
assert torch.equal(vmap(model)(x), x)
