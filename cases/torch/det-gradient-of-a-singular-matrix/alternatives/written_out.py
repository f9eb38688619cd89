"""The gradient of a determinant that is written out."""

import torch

matrix = torch.tensor([[1.0, 2.0], [2.0, 4.0]], requires_grad=True)
(matrix[0, 0] * matrix[1, 1] - matrix[0, 1] * matrix[1, 0]).backward()
result = matrix.grad

cofactors = torch.tensor([[4.0, -2.0], [-2.0, 1.0]])
assert torch.allclose(result, cofactors, atol=1e-3), "the gradient of the determinant is %s" % result.tolist()
