"""A NaN on or below the diagonal has the same words, and jitter does not help; eigvalsh raises then. One above the diagonal is not read."""

import torch

for row, column in ((1, 1), (2, 0)):
    matrix = torch.eye(3)
    matrix[row, column] = float("nan")
    assert not matrix.isfinite().all()
    for jitter in (0.0, 0.1):
        try:
            torch.linalg.cholesky(matrix + jitter * torch.eye(3))
        except torch.linalg.LinAlgError as error:
            assert "the input is not positive-definite (the leading minor of order " in str(error)
        else:
            raise AssertionError("nothing was raised")
    try:
        torch.linalg.eigvalsh(matrix)
    except torch.linalg.LinAlgError as error:
        assert "The algorithm failed to converge" in str(error)
    else:
        raise AssertionError("nothing was raised")
above = torch.eye(3)
above[0, 2] = float("nan")
assert torch.equal(torch.linalg.cholesky(above), torch.eye(3))
