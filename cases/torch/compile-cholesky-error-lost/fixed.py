"""Draw from a Gaussian whose covariance was estimated pair by pair, with a compiled factorisation."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def factor(covariance):
    """The lower triangle that the draws are made of, and whether it is one."""
    return torch.linalg.cholesky_ex(covariance)


if MODE == "compile":
    factor = torch.compile(factor, backend="aot_eager")


def safe_factor(covariance):
    """Add to the variances until the factorisation succeeds."""
    jitter = 0.0
    while True:
        lower, info = factor(covariance + jitter * torch.eye(len(covariance)))
        if info == 0:
            return lower
        jitter += 0.25


torch.manual_seed(0)
covariance = torch.tensor([[1.0, 1.2], [1.2, 1.0]])
lower = safe_factor(covariance)
scales = [round(scale, 2) for scale in lower.diagonal().tolist()]
assert min(scales) > 0, f"the scales of the draws are {scales}"
result = lower
