"""addmm refuses a vector with the same words."""

import torch

try:
    torch.addmm(torch.rand(2), torch.rand(2, 3), torch.rand(3))
except RuntimeError as error:
    assert "mat2 must be a matrix" in str(error)
else:
    raise AssertionError("nothing was raised")
