"""Shapes of which neither has a 1, such as the last, smaller batch, fail in other words."""

import torch

kept = torch.zeros(16)
try:
    kept += torch.ones(5)
except RuntimeError as error:
    assert "The size of tensor a (16) must match the size of tensor b (5)" in str(error)
else:
    raise AssertionError("nothing was raised")
