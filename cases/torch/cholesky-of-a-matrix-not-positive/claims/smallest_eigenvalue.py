"""The rows of neighbours are nearly equal; the smallest eigenvalue of the kernel matrix is 0 up to rounding, while the largest is above 10."""

import torch

x = torch.linspace(0, 1, 50)
kernel = torch.exp(-0.5 * ((x[:, None] - x[None, :]) / 0.2) ** 2)
assert (kernel[1:] - kernel[:-1]).abs().max() < 0.1
values = torch.linalg.eigvalsh(kernel.double())
assert values[-1] > 10
assert values[0].abs() < 1e-5
assert torch.linalg.eigvalsh(kernel)[0].abs() < 1e-4
