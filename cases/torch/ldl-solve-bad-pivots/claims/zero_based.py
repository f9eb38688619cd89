# releases: >=2.13
"""Pivots that count from 0 are refused."""

import torch

matrix, right = torch.eye(4, dtype=torch.float64), torch.ones(4, 1, dtype=torch.float64)
factor, pivots = torch.linalg.ldl_factor(matrix)
assert pivots.tolist() == [1, 2, 3, 4]
try:
    torch.linalg.ldl_solve(factor, pivots - 1, right)
except RuntimeError as error:
    assert "Pivots given to ldl_solve must all satisfy |pivot| >= 1" in str(error)
else:
    raise AssertionError("nothing was raised")
