# releases: >=2.0
"""Keep the factorisation out of the compiled part; what follows it is compiled."""

import torch


@torch.compile(backend="aot_eager")
def draw(lower, noise):
    """Draws from the factor of a covariance."""
    return noise @ lower.T


covariance = torch.tensor([[1.0, 1.2], [1.2, 1.0]])
try:
    lower = torch.linalg.cholesky(covariance)
except torch.linalg.LinAlgError:
    lower = torch.linalg.cholesky(covariance + 0.25 * torch.eye(2))
assert lower.diagonal().min() > 0
torch.manual_seed(0)
assert torch.isfinite(draw(lower, torch.randn(5, 2))).all()
