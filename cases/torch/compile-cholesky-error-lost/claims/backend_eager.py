# releases: >=2.0
"""With `backend="eager"`, which runs the captured operators as they are, the error is raised."""

import torch

factor = torch.compile(lambda covariance: torch.linalg.cholesky(covariance), backend="eager")
try:
    factor(torch.tensor([[1.0, 1.2], [1.2, 1.0]]))
except torch.linalg.LinAlgError as error:
    assert "not positive-definite" in str(error)
else:
    raise AssertionError("nothing was raised")
