"""Draws need no triangle: a root from the eigenvalues, the negative ones set to 0."""

import torch

torch.manual_seed(0)
x = torch.linspace(0, 1, 50)
difference = x[:, None] - x[None, :]
kernel = torch.exp(-0.5 * (difference / 0.2) ** 2)
values, vectors = torch.linalg.eigh(kernel)
factor = vectors * values.clamp(min=0).sqrt()
functions = factor @ torch.randn(50, 1000)

result = functions.var(dim=1).mean()
assert functions.shape == (50, 1000)
assert 0.8 < result < 1.2
assert torch.allclose(factor @ factor.T, kernel, atol=1e-4)
