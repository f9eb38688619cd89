"""Draw from a Gaussian process with a Cholesky factor of its kernel."""

import torch

torch.manual_seed(0)
x = torch.linspace(0, 1, 5)
kernel = torch.exp(-((x[:, None] - x[None, :]) ** 2)) + 1e-3 * torch.eye(5)

factor = torch.cholesky(kernel)

assert torch.allclose(factor @ factor.T, kernel, atol=1e-5)
result = factor
