"""`nanquantile` is refused in the same words, and accepts 2**24 elements."""

import torch

values = torch.zeros(2**24 + 1)
assert torch.nanquantile(values[: 2**24], 0.5) == 0
try:
    torch.nanquantile(values, 0.5)
except RuntimeError as error:
    assert "quantile() input tensor is too large" in str(error), error
else:
    raise AssertionError("nothing was raised")
