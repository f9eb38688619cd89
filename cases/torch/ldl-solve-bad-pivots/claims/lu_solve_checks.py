# releases: >=2.5
"""`lu_solve` refuses pivots beyond the size and pivots that count from 0."""

import torch

matrix, right = torch.eye(4, dtype=torch.float64), torch.ones(4, 1, dtype=torch.float64)
factor, pivots = torch.linalg.lu_factor(matrix)
for wrong in (torch.full_like(pivots, 10**9), pivots - 1):
    try:
        torch.linalg.lu_solve(factor, wrong, right)
    except RuntimeError as error:
        assert "Pivots given to lu_solve must all be" in str(error)
    else:
        raise AssertionError("nothing was raised")
