"""The gradient is 0 at 0 and 1 elsewhere."""

import torch

for value, expected in ((0.0, 0.0), (1e-3, 1.0), (-2.0, 1.0)):
    matrix = torch.full((1, 1), value, requires_grad=True)
    torch.linalg.det(matrix).backward()
    assert matrix.grad.item() == expected, (value, matrix.grad)
