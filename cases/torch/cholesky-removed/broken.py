"""Draw from a Gaussian process with a Cholesky factor of its kernel."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x = torch.linspace(0, 1, 5, device=DEVICE)
kernel = torch.exp(-((x[:, None] - x[None, :]) ** 2)) + 1e-3 * torch.eye(5, device=DEVICE)

factor = torch.cholesky(kernel)

assert torch.allclose(factor @ factor.T, kernel, atol=1e-5)
result = factor
