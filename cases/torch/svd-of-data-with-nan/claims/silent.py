"""inv, solve and qr of a matrix with NaN raise nothing, and return NaN."""

import torch

matrix = torch.randn(3, 3, generator=torch.Generator().manual_seed(0))
matrix[1, 1] = float("nan")
assert torch.linalg.inv(matrix).isnan().all()
assert torch.linalg.solve(matrix, torch.ones(3)).isnan().all()
assert torch.linalg.qr(matrix).R.isnan().any()
