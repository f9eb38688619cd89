"""A mask of columns is refused for rows, and taken by x[:, mask]; there the message numbers its axes otherwise."""

import torch

x = torch.arange(24).reshape(4, 6)
mask = torch.tensor([True, False, True, False, False, False])
try:
    x[mask]
except IndexError as error:
    assert "mask [6] at index 0" in str(error) and "tensor [4, 6] at index 0" in str(error)
else:
    raise AssertionError("nothing was raised")
assert torch.equal(x[:, mask], x[:, [0, 2]])
try:
    x[:, mask[:5]]
except IndexError as error:
    assert "mask [5] at index 0" in str(error) and "tensor [4, 6] at index 1" in str(error)
else:
    raise AssertionError("nothing was raised")
