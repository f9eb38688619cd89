"""A tensor of more than 2**24 elements is accepted along a dimension, and refused as a whole."""

import torch

values = torch.zeros(2, 2**23 + 1)
assert torch.quantile(values, 0.5, dim=1).tolist() == [0, 0]
try:
    torch.quantile(values, 0.5)
except RuntimeError as error:
    assert "quantile() input tensor is too large" in str(error), error
else:
    raise AssertionError("nothing was raised")
