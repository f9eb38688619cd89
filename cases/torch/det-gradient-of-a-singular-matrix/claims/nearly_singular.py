"""A nearly singular matrix has the right gradient."""

import torch

matrix = torch.diag(torch.tensor([1.0, 2.0, 1e-3])).requires_grad_()
torch.linalg.det(matrix).backward()
assert torch.allclose(matrix.grad, torch.diag(torch.tensor([2e-3, 1e-3, 2.0])))
