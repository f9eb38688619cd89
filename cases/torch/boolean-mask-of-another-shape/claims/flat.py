"""A flat mask fits after view_as, or at the flat tensor."""

import torch

x = torch.arange(24).reshape(4, 6)
mask = torch.arange(24) % 5 == 0
try:
    x[mask]
except IndexError as error:
    assert "mask [24] at index 0" in str(error)
else:
    raise AssertionError("nothing was raised")
assert torch.equal(x[mask.view_as(x)], x.flatten()[mask])
