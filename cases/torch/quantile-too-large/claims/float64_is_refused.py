"""An input of float64 is refused from the same number of elements on."""

import torch

try:
    torch.quantile(torch.zeros(2**24 + 1, dtype=torch.float64), 0.5)
except RuntimeError as error:
    assert "quantile() input tensor is too large" in str(error)
else:
    raise AssertionError("nothing was raised")
