"""The gradient of the determinant of a matrix of rank 1, by the formula for higher derivatives."""

import torch

matrix = torch.tensor([[1.0, 2.0], [2.0, 4.0]], requires_grad=True)
(gradient,) = torch.autograd.grad(torch.linalg.det(matrix), matrix, create_graph=True)
result = gradient.detach()

cofactors = torch.tensor([[4.0, -2.0], [-2.0, 1.0]])
assert torch.allclose(result, cofactors, atol=1e-3), "the gradient of the determinant is %s" % result.tolist()
