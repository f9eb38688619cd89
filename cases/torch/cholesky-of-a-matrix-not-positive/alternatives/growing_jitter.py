"""The jitter grows until `cholesky_ex` reports success."""

import torch

torch.manual_seed(0)
x = torch.linspace(0, 1, 50)
difference = x[:, None] - x[None, :]
kernel = torch.exp(-0.5 * (difference / 0.2) ** 2)
for jitter in (0.0, 1e-6, 1e-5, 1e-4, 1e-3):
    factor, info = torch.linalg.cholesky_ex(kernel + jitter * torch.eye(50))
    if info == 0:
        break
else:
    raise ValueError("the kernel matrix is not positive definite")
functions = factor @ torch.randn(50, 1000)

result = functions.var(dim=1).mean()
assert functions.shape == (50, 1000)
assert 0.8 < result < 1.2
assert 0 < jitter < 1e-3
