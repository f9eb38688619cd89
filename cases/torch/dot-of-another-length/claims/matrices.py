"""dot of a matrix and a vector is refused by the numbers of axes."""

import torch

try:
    torch.dot(torch.zeros(2, 3), torch.zeros(3))
except RuntimeError as error:
    assert "1D tensors expected, but got 2D and 1D tensors" in str(error)
else:
    raise AssertionError("nothing was raised")
