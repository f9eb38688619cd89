"""MultivariateNormal refuses a matrix that is not symmetric; cholesky reads the lower triangle only, and passes."""

import torch
from torch.distributions import MultivariateNormal

matrix = torch.tensor([[2.0, 0.5], [0.0, 2.0]])
try:
    MultivariateNormal(torch.zeros(2), matrix)
except ValueError as error:
    assert str(error).startswith("Expected parameter covariance_matrix"), error
    assert "to satisfy the constraint PositiveDefinite()" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert torch.equal(torch.linalg.cholesky(matrix), torch.linalg.cholesky(2 * torch.eye(2)))
