"""In float32 a jitter of 1e-8 on a diagonal of ones changes nothing; relative to the diagonal it must be larger."""

import torch

matrix = torch.ones(2, 2)
assert torch.equal(matrix + 1e-8 * torch.eye(2), matrix)
try:
    torch.linalg.cholesky(matrix + 1e-8 * torch.eye(2))
except torch.linalg.LinAlgError as error:
    assert "(the leading minor of order 2 is not positive-definite)" in str(error)
else:
    raise AssertionError("nothing was raised")
torch.linalg.cholesky(matrix.double() + 1e-8 * torch.eye(2))
large = 1000 * matrix  # the same on a diagonal of 1000
assert torch.equal(large + 1e-5 * torch.eye(2), large)
