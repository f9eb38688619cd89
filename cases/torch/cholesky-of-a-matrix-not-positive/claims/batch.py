"""Of a batch the message names the first such matrix, "(Batch element 1)"."""

import torch

matrices = torch.stack([torch.eye(2), torch.ones(2, 2), torch.ones(2, 2)])
try:
    torch.linalg.cholesky(matrices)
except torch.linalg.LinAlgError as error:
    assert "(Batch element 1): The factorization could not be completed" in str(error)
    assert "(the leading minor of order 2 is not positive-definite)" in str(error)
else:
    raise AssertionError("nothing was raised")
