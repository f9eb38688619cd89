"""A letter with two sizes has other words."""

import torch

try:
    torch.einsum("ij,jk->ik", torch.zeros(2, 3), torch.zeros(4, 5))
except RuntimeError as error:
    assert "subscript j has size 4 for operand 1 which does not broadcast with previously seen size 3" in str(error)
else:
    raise AssertionError("nothing was raised")
