"""The first number is the place of the first element that is no tensor, from 0."""

import torch

row = torch.zeros(2)
try:
    torch.cat([row, row, [1.0, 2.0], 3])
except TypeError as error:
    assert str(error) == "expected Tensor as element 2 in argument 0, but got list"
else:
    raise AssertionError("nothing was raised")
