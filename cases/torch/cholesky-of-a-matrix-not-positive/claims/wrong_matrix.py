"""A matrix with a clearly negative eigenvalue needs more jitter than that eigenvalue, by which it becomes another matrix."""

import torch

matrix = torch.tensor([[1.0, 2.0], [2.0, 1.0]])  # a correlation above 1
assert abs(torch.linalg.eigvalsh(matrix)[0].item() + 1) < 1e-5
for jitter in (1e-3, 0.5):
    try:
        torch.linalg.cholesky(matrix + jitter * torch.eye(2))
    except torch.linalg.LinAlgError as error:
        assert "(the leading minor of order 2 is not positive-definite)" in str(error)
    else:
        raise AssertionError("nothing was raised")
torch.linalg.cholesky(matrix + 1.1 * torch.eye(2))
