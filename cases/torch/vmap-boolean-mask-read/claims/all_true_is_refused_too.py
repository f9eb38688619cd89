"""A mapped mask is refused with these words although it is true everywhere."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

tokens = torch.arange(12.0).reshape(3, 4)
try:
    vmap(lambda row, mask: row[mask].mean())(tokens, tokens >= 0)
except RuntimeError as error:
    assert "Attempting to batch over indexing with a boolean mask" in str(error)
else:
    raise AssertionError("nothing was raised")
