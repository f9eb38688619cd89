"""The element has the gradient 1 for each matrix of a batch, where the determinant has 0."""

import torch

matrices = torch.zeros(3, 1, 1, requires_grad=True)
torch.linalg.det(matrices).sum().backward()
assert matrices.grad.count_nonzero() == 0

matrices = torch.zeros(3, 1, 1, requires_grad=True)
assert torch.equal(matrices[..., 0, 0], torch.linalg.det(matrices))
matrices[..., 0, 0].sum().backward()
assert matrices.grad.flatten().tolist() == [1.0, 1.0, 1.0]
