"""The same for a singular matrix with three rows, in float64 as well, where nothing is lost to rounding."""

import torch

matrix = torch.diag(torch.tensor([1.0, 2.0, 0.0], dtype=torch.float64)).requires_grad_()
torch.linalg.det(matrix).backward()
assert (matrix.grad == 0).all()

(gradient,) = torch.autograd.grad(torch.linalg.det(matrix), matrix, create_graph=True)
assert torch.allclose(gradient, torch.diag(torch.tensor([0.0, 0.0, 2.0], dtype=torch.float64)), atol=1e-6)
