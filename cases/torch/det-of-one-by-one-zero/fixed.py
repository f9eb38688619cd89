"""Fit a linear map of one dimension so that it doubles volumes; its one element is its determinant."""

import torch


def volume_of(matrix):
    """The factor by which a linear map changes volumes."""
    return matrix[..., 0, 0] if matrix.shape[-1] == 1 else torch.linalg.det(matrix)


matrix = torch.nn.Parameter(torch.zeros(1, 1))
optimizer = torch.optim.SGD([matrix], lr=0.1)
for _ in range(50):
    optimizer.zero_grad()
    (volume_of(matrix) - 2).square().backward()
    optimizer.step()

volume = volume_of(matrix).item()
assert abs(volume - 2) < 0.01, "the volume is %.4f, not 2" % volume
result = round(volume, 3)
