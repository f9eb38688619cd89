"""A shape, and the rows of a tensor, are unpacked with the same words."""

import torch

x = torch.zeros(4, 3, 2)
for values in (x.shape, x):
    try:
        batch, features = values
    except ValueError as error:
        assert "too many values to unpack (expected 2" in str(error)
    else:
        raise AssertionError("nothing was raised")
try:
    batch, time, features = torch.zeros(4, 3).shape
except ValueError as error:
    assert str(error) == "not enough values to unpack (expected 3, got 2)"
else:
    raise AssertionError("nothing was raised")
