"""The default driver does not refuse an infinity in the matrix, and the solution has NaN; `gelsd` refuses it."""

import torch

matrix = torch.eye(3)
matrix[0, 0] = float("inf")
assert torch.linalg.lstsq(matrix, torch.ones(3, 1)).solution.isnan().any()

torch.manual_seed(0)
matrix = torch.randn(10, 2)
matrix[4, 0] = float("inf")
try:
    torch.linalg.lstsq(matrix, torch.randn(10, 1), driver="gelsd")
except RuntimeError as error:
    assert "torch.linalg.lstsq: Argument 4 has illegal value." in str(error)
else:
    raise AssertionError("nothing was raised")
