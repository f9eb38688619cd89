"""A size of 0 raises as well."""

import torch

try:
    torch.randint(0, 0, (0,))
except RuntimeError as error:
    assert "random_ expects 'from' to be less than 'to'" in str(error)
else:
    raise AssertionError("nothing was raised")
