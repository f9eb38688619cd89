"""Principal components from a covariance of which the upper triangle was computed, by eigh."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
data = torch.tensor([[2.0, 1.0], [-2.0, -1.0], [1.0, 1.0], [-1.0, -1.0]], device=DEVICE)
covariance = torch.triu(data.T @ data / len(data))

values, vectors = torch.linalg.eigh(covariance, UPLO="U")

full = covariance + torch.triu(covariance, 1).T
result = values
assert torch.allclose(full @ vectors, vectors * values, atol=1e-5)
