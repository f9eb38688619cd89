"""Draw smooth random functions from a Gaussian process."""

import torch

torch.manual_seed(0)
x = torch.linspace(0, 1, 50)
difference = x[:, None] - x[None, :]
kernel = torch.exp(-0.5 * (difference / 0.2) ** 2)
factor = torch.linalg.cholesky(kernel + 1e-4 * torch.eye(50))
functions = factor @ torch.randn(50, 1000)

result = functions.var(dim=1).mean()
assert functions.shape == (50, 1000)
assert 0.8 < result < 1.2
