"""Solve a symmetric system from a stored LDL factor whose pivots were not stored with it."""

import torch

torch.manual_seed(0)
matrix = torch.randn(4, 4, dtype=torch.float64)
matrix = matrix + matrix.T
right = torch.randn(4, 1, dtype=torch.float64)

factor, pivots = torch.linalg.ldl_factor(matrix)
pivots = torch.full((4,), 10**9, dtype=torch.int32)  # the placeholder of a lost field
solution = torch.linalg.ldl_solve(factor, pivots, right)

error = (matrix @ solution - right).abs().max().item()
assert error < 1e-8, "residual %.4f" % error
result = solution
