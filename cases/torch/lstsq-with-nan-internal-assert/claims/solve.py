"""`torch.linalg.solve` of a matrix with NaN gives NaN, and raises nothing."""

import torch

matrix = torch.eye(3)
matrix[0, 0] = float("nan")
assert torch.linalg.solve(matrix, torch.ones(3, 1)).isnan().any()
