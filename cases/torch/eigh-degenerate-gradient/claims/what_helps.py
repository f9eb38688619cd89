"""A small distinct diagonal gives finite gradients, `eps * I` does not; the eigenvalues alone have finite gradients."""

import torch


def gradient(matrix, function):
    """The gradient of a sum of what a function of values and vectors returns."""
    matrix = matrix.clone().requires_grad_()
    function(*torch.linalg.eigh(matrix)).sum().backward()
    return matrix.grad


def root(values, vectors):
    """The inverse square root."""
    return vectors @ torch.diag(values.rsqrt()) @ vectors.T


same = torch.eye(3)
assert gradient(same, root).isnan().all()
assert gradient(same + 1e-3 * torch.eye(3), root).isnan().all()
assert gradient(same + torch.diag(torch.tensor([0.0, 1e-3, 2e-3])), root).isfinite().all()
assert gradient(same, lambda values, vectors: values.square()).isfinite().all()
