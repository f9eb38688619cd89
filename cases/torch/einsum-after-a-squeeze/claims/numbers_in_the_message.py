"""The letters stand first and the axes second; the first operand is operand 0."""

import torch

try:
    torch.einsum("bij,bjk->bik", torch.zeros(2, 3), torch.zeros(2, 3, 5))
except RuntimeError as error:
    expected = "the number of subscripts in the equation (3) does not match the number of dimensions (2) for operand 0"
    assert expected in str(error)
else:
    raise AssertionError("nothing was raised")
