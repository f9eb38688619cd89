# releases: <2.0
"""1.13 raises in pinv, with an error code, while matrix_rank is 0 and a norm is NaN."""

import torch

matrix = torch.randn(6, 3, generator=torch.Generator().manual_seed(0))
matrix[3, 2] = float("nan")
assert torch.linalg.matrix_rank(matrix) == 0
assert torch.linalg.matrix_norm(matrix, 2).isnan()
try:
    torch.linalg.pinv(matrix)
except torch.linalg.LinAlgError as error:
    assert "the input matrix is ill-conditioned or has too many repeated singular values (error code: " in str(error)
else:
    raise AssertionError("nothing was raised")
