"""An infinity in the matrix is not refused: the solution has NaN."""

import torch

matrix = torch.eye(3)
matrix[0, 0] = float("inf")
assert torch.linalg.lstsq(matrix, torch.ones(3, 1)).solution.isnan().any()
