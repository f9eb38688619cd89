"""Operands are counted from 0: operand 1 is the second."""

import torch

try:
    torch.einsum("ij,ij->i", torch.zeros(3, 2), torch.zeros(4, 2))
except RuntimeError as error:
    expected = "subscript i has size 4 for operand 1 which does not broadcast with previously seen size 3"
    assert expected in str(error)
else:
    raise AssertionError("nothing was raised")
