"""Numbers of bins that differ cannot be stacked, also with a `minlength` that is too small."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

bags = torch.tensor([[0, 1], [2, 3], [0, 0]])
for minlength in (0, 2):
    try:
        vmap(lambda labels, n=minlength: torch.bincount(labels, minlength=n))(bags)
    except RuntimeError as error:
        assert "stack expects each tensor to be equal size" in str(error)
    else:
        raise AssertionError("nothing was raised")
counts = vmap(lambda labels: torch.bincount(labels, minlength=4))(bags)
assert counts.tolist() == [[1, 1, 0, 0], [0, 0, 1, 1], [2, 0, 0, 0]]
