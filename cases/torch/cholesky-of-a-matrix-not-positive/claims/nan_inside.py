"""A matrix with a NaN has the same words, and jitter does not help."""

import torch

matrix = torch.eye(3)
matrix[1, 1] = float("nan")
for jitter in (0.0, 0.1):
    try:
        torch.linalg.cholesky(matrix + jitter * torch.eye(3))
    except torch.linalg.LinAlgError as error:
        assert "the input is not positive-definite (the leading minor of order " in str(error)
    else:
        raise AssertionError("nothing was raised")
assert matrix.isnan().any()
