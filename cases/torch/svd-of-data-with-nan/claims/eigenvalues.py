"""eigh calls a matrix with NaN ill-conditioned, or returns NaN for a small one; eig names infs and NaNs."""

import torch

matrix = torch.randn(3, 3, generator=torch.Generator().manual_seed(0))
matrix[1, 1] = float("nan")
for call, words in (
    (torch.linalg.eigh, "linalg.eigh: The algorithm failed to converge because the input matrix is ill-conditioned or has too"),
    (torch.linalg.eig, "torch.linalg.eig: input tensor should not contain infs or NaNs."),
):
    try:
        call(matrix)
    except RuntimeError as error:
        assert str(error).startswith(words)
    else:
        raise AssertionError("nothing was raised")
small = torch.diag(torch.tensor([float("nan"), 1.0]))
assert torch.linalg.eigh(small).eigenvalues.isnan().any()
