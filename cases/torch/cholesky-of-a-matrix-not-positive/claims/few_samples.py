"""A covariance of fewer samples than features has it; `MultivariateNormal` refuses it in other words, and has these with validate_args=False."""

import torch
from torch.distributions import MultivariateNormal

torch.manual_seed(0)
samples = torch.randn(10, 50)
covariance = samples.T.cov()
mean = samples.mean(dim=0)
for call in (
    lambda: torch.linalg.cholesky(covariance),
    lambda: MultivariateNormal(mean, covariance, validate_args=False),
):
    try:
        call()
    except RuntimeError as error:
        assert isinstance(error, torch.linalg.LinAlgError)
        assert "the input is not positive-definite (the leading minor of order " in str(error)
    else:
        raise AssertionError("nothing was raised")
try:
    MultivariateNormal(mean, covariance)
except ValueError as error:
    assert str(error).startswith("Expected parameter covariance_matrix")
    assert "PositiveDefinite()" in str(error)
else:
    raise AssertionError("nothing was raised")
MultivariateNormal(mean, covariance + 1e-3 * torch.eye(50))
