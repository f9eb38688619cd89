"""`torch.linalg.cholesky` takes `upper=True` and returns the upper factor."""

import torch

matrix = torch.tensor([[4.0, 2.0], [2.0, 3.0]])
factor = torch.linalg.cholesky(matrix, upper=True)
assert torch.equal(factor, factor.triu())
assert torch.allclose(factor.T @ factor, matrix)
