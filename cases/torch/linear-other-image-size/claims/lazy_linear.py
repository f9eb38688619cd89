"""`LazyLinear` counts its inputs in the first call, and refuses another number afterwards."""

import torch

head = torch.nn.LazyLinear(10)
assert head(torch.randn(4, 16 * 13 * 9)).shape == (4, 10)
try:
    head(torch.randn(4, 16 * 5 * 5))
except RuntimeError as error:
    assert "shapes cannot be multiplied (4x400 and 1872x10)" in str(error)
else:
    raise AssertionError("nothing was raised")
