"""A row and a column of matrices with one row or column are 2D: flatten() makes vectors of them."""

import torch

row, column = torch.randn(1, 3), torch.randn(3, 1)
try:
    torch.dot(row, column)
except RuntimeError as error:
    assert str(error) == "1D tensors expected, but got 2D and 2D tensors"
else:
    raise AssertionError("nothing was raised")
assert torch.allclose(torch.dot(row.flatten(), column.flatten()), (row @ column)[0, 0])
