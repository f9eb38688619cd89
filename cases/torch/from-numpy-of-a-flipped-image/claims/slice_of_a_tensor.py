"""[::-1] of a tensor fails in other words: step must be greater than zero."""

import torch

try:
    torch.ones(3)[::-1]
except ValueError as error:
    assert "step must be greater than zero" in str(error)
else:
    raise AssertionError("nothing was raised")
