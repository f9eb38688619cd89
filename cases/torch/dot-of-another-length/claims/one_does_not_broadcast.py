"""dot of a vector with one of a single number fails, where the product broadcasts."""

import torch

a, b = torch.ones(3), torch.ones(1)
try:
    torch.dot(a, b)
except RuntimeError as error:
    assert "inconsistent tensor size, expected tensor [3] and src [1]" in str(error)
else:
    raise AssertionError("nothing was raised")
assert (a * b).sum() == 3
