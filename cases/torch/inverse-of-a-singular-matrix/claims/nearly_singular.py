"""A matrix that is singular up to rounding raises nothing; the numbers of its inverse are in the millions."""

import torch

matrix = torch.tensor([[1.0, 1.0], [1.0, 1.0 + 1e-7]])
assert torch.linalg.inv(matrix).abs().max() > 1e6
assert torch.linalg.solve(matrix, torch.tensor([1.0, 2.0])).abs().max() > 1e6
