"""17 points at the same distance are factorised in float64 and refused in float32, also where the float32 matrix is converted to float64; 50 need 1e-8 in float64."""

import torch

x = torch.linspace(0, 1, 17, dtype=torch.float64)
kernel = torch.exp(-0.5 * ((x[:, None] - x[None, :]) / 0.2) ** 2)
factor = torch.linalg.cholesky(kernel)
assert torch.allclose(factor @ factor.T, kernel)
for rounded in (kernel.float(), kernel.float().double()):
    try:
        torch.linalg.cholesky(rounded)
    except torch.linalg.LinAlgError as error:
        assert "the input is not positive-definite (the leading minor of order " in str(error)
    else:
        raise AssertionError("nothing was raised")

x = torch.linspace(0, 1, 50, dtype=torch.float64)
kernel = torch.exp(-0.5 * ((x[:, None] - x[None, :]) / 0.2) ** 2)
try:
    torch.linalg.cholesky(kernel)
except torch.linalg.LinAlgError as error:
    assert "the input is not positive-definite (the leading minor of order " in str(error)
else:
    raise AssertionError("nothing was raised")
torch.linalg.cholesky(kernel + 1e-8 * torch.eye(50, dtype=torch.float64))
