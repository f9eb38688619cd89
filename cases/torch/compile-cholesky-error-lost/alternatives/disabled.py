# releases: >=2.5
"""A function under `torch.compiler.disable` raises and catches the error within a compiled one."""

import torch


@torch.compiler.disable
def safe_factor(covariance):
    """The factor, with jitter where it is needed."""
    try:
        return torch.linalg.cholesky(covariance)
    except torch.linalg.LinAlgError:
        return torch.linalg.cholesky(covariance + 0.25 * torch.eye(2))


@torch.compile(backend="aot_eager")
def draw(covariance, noise):
    """Draws from a covariance."""
    return noise @ safe_factor(covariance).T


covariance = torch.tensor([[1.0, 1.2], [1.2, 1.0]])
lower = draw(covariance, torch.eye(2)).T
assert torch.allclose(lower @ lower.T, covariance + 0.25 * torch.eye(2), atol=1e-6)
