"""A mask of [N, 1] is refused, and without its last axis takes whole rows."""

import torch

x = torch.arange(24).reshape(4, 6)
mask = torch.tensor([[True], [False], [False], [True]])
try:
    x[mask]
except IndexError as error:
    assert "The shape of the mask [4, 1] at index 1" in str(error)
else:
    raise AssertionError("nothing was raised")
assert torch.equal(x[mask.squeeze(1)], x[[0, 3]])
