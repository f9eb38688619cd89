"""The pseudo-inverse of a singular matrix is not its inverse: the product is not the identity."""

import torch

matrix = torch.tensor([[1.0, 2.0], [2.0, 4.0]])
product = matrix @ torch.linalg.pinv(matrix)
assert not torch.allclose(product, torch.eye(2), atol=0.1)
assert torch.allclose(product @ matrix, matrix, atol=1e-4)
