"""Fit a linear map of one dimension so that it doubles volumes, with the gradient of a graph that can be differentiated again."""

import torch


def volume_of(matrix):
    """The factor by which a linear map changes volumes."""
    return torch.linalg.det(matrix)


matrix = torch.nn.Parameter(torch.zeros(1, 1))
optimizer = torch.optim.SGD([matrix], lr=0.1)
for _ in range(50):
    loss = (volume_of(matrix) - 2).square()
    matrix.grad = torch.autograd.grad(loss, matrix, create_graph=True)[0].detach()
    optimizer.step()

volume = volume_of(matrix).item()
assert abs(volume - 2) < 0.01, "the volume is %.4f, not 2" % volume

larger = torch.diag(torch.tensor([0.0, 2.0, 3.0])).requires_grad_()
(gradient,) = torch.autograd.grad(torch.linalg.det(larger), larger, create_graph=True)
assert torch.allclose(gradient, torch.diag(torch.tensor([6.0, 0.0, 0.0])))
result = round(volume, 3)
