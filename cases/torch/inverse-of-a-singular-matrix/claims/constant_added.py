"""A number that is added to all entries leaves the matrix of zeros or of ones singular; on the diagonal it helps."""

import torch

for matrix in (torch.zeros(2, 2), torch.ones(2, 2)):
    try:
        torch.linalg.inv(matrix + 0.25)
    except torch.linalg.LinAlgError as error:
        assert "the inversion could not be completed because the input matrix is singular" in str(error)
    else:
        raise AssertionError("nothing was raised")
    assert torch.linalg.inv(matrix + 0.25 * torch.eye(2)).isfinite().all()
