"""Pivots of another matrix that are within the range give a wrong solution, without an error."""

import torch

matrix = torch.tensor([[4.0, 1.0, 0.0], [1.0, 5.0, 2.0], [0.0, 2.0, 6.0]], dtype=torch.float64)
right = torch.tensor([[1.0], [2.0], [3.0]], dtype=torch.float64)
factor, pivots = torch.linalg.ldl_factor(matrix)
assert torch.allclose(matrix @ torch.linalg.ldl_solve(factor, pivots, right), right)
other = torch.tensor([3, 2, 3], dtype=torch.int32)
assert not torch.allclose(matrix @ torch.linalg.ldl_solve(factor, other, right), right)
