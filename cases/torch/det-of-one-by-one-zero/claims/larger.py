# releases: >=1.13
"""For a larger singular matrix the gradient is 0, although a change of one element changes the determinant."""

import torch

matrix = torch.diag(torch.tensor([0.0, 2.0, 3.0])).requires_grad_()
torch.linalg.det(matrix).backward()
assert matrix.grad.count_nonzero() == 0

moved = matrix.detach().clone()
moved[0, 0] = 0.5
assert torch.isclose(torch.linalg.det(moved), torch.tensor(3.0))
