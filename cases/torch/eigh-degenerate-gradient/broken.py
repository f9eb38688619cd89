"""Whiten features with the inverse square root of a covariance that starts as the identity."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def inverse_root(matrix):
    """Return the inverse square root of a symmetric positive matrix."""
    values, vectors = torch.linalg.eigh(matrix)
    return vectors @ torch.diag(values.rsqrt()) @ vectors.T


torch.manual_seed(0)
covariance = torch.eye(3, device=DEVICE, requires_grad=True)
features = torch.randn(8, 3).to(DEVICE)

loss = (features @ inverse_root(covariance)).pow(2).mean()
loss.backward()

broken = int((~torch.isfinite(covariance.grad)).sum())
assert broken == 0, "%d of 9 entries of the gradient are not finite" % broken
result = covariance.grad
