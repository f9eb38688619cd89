"""Solve a symmetric system whose pivots were not stored, from the matrix."""

import torch

torch.manual_seed(0)
matrix = torch.randn(4, 4, dtype=torch.float64)
matrix = matrix + matrix.T
right = torch.randn(4, 1, dtype=torch.float64)

solution = torch.linalg.solve(matrix, right)

error = (matrix @ solution - right).abs().max().item()
assert error < 1e-8, "residual %.4f" % error
result = solution
