"""A right side with fewer elements fails as well where the left side has 1 on an axis: [5, 1] and [1, 4]."""

import torch

total = torch.zeros(5, 1)
try:
    total += torch.ones(1, 4)
except RuntimeError as error:
    assert "output with shape [5, 1] doesn't match the broadcast shape [5, 4]" in str(error)
else:
    raise AssertionError("nothing was raised")
total += torch.ones(1, 1)
assert total.eq(1).all()
