"""`torch.masked_select` with a mapped mask is refused in words of its own."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

depth = torch.tensor([[1.0, 0.0, 3.0], [0.0, 2.0, 4.0]])
words = "Attempted to vmap over `mask` in torch.masked_select(self, mask)"
try:
    vmap(lambda row, mask: torch.masked_select(row, mask).mean())(depth, depth > 0)
except RuntimeError as error:
    assert words in str(error), error
else:
    raise AssertionError("nothing was raised")
