"""An infinity is called ill-conditioned, with an error code; minus its mean the column has NaN."""

import torch

matrix = torch.randn(6, 3, generator=torch.Generator().manual_seed(0))
matrix[3, 2] = float("inf")
try:
    torch.linalg.svd(matrix)
except torch.linalg.LinAlgError as error:
    words = "the input matrix is ill-conditioned or has too many repeated singular values (error code: "
    assert words in str(error) and "non-finite" not in str(error)
else:
    raise AssertionError("nothing was raised")
assert (matrix - matrix.mean(0)).isnan().any()
