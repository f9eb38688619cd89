# releases: >=2.5
"""An `except LinAlgError` inside the compiled function catches nothing: no error before 2.13, an error since."""

import torch


@torch.compile(backend="aot_eager")
def factor(covariance):
    """The factor, with jitter where it is needed."""
    try:
        return torch.linalg.cholesky(covariance)
    except torch.linalg.LinAlgError:
        return torch.linalg.cholesky(covariance + 0.25 * torch.eye(2))


release = tuple(int(number) for number in torch.__version__.split(".")[:2])
try:
    lower = factor(torch.tensor([[1.0, 1.2], [1.2, 1.0]]))
except torch.linalg.LinAlgError:
    assert release >= (2, 13)
else:
    assert release < (2, 13) and lower.diagonal().min() < 0
