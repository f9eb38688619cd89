"""Fewer letters than axes are told by their numbers."""

import torch

try:
    torch.einsum("ij,jk->ik", torch.zeros(2, 2, 3), torch.zeros(3, 5))
except RuntimeError as error:
    assert "the number of subscripts in the equation (2) does not match the number of dimensions (3)" in str(error)
else:
    raise AssertionError("nothing was raised")
