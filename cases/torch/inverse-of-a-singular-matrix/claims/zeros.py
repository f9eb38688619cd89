"""A matrix of zeros has "The diagonal element 1 is zero"."""

import torch

for matrix in (torch.zeros(4, 4), torch.zeros(1, 1)):
    try:
        torch.linalg.inv(matrix)
    except torch.linalg.LinAlgError as error:
        assert "The diagonal element 1 is zero, the inversion could not be completed" in str(error)
    else:
        raise AssertionError("nothing was raised")
