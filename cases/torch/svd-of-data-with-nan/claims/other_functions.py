# releases: >=2.0
"""pinv, matrix_rank, cond, svdvals, the norms 2 and "nuc", torch.svd, pinverse and pca_lowrank raise with the words of svd."""

import torch

matrix = torch.randn(6, 3, generator=torch.Generator().manual_seed(0))
matrix[3, 2] = float("nan")
for call in (
    torch.linalg.pinv,
    torch.linalg.matrix_rank,
    torch.linalg.cond,
    torch.linalg.svdvals,
    torch.svd,
    torch.pinverse,
    lambda matrix: torch.linalg.matrix_norm(matrix, 2),
    lambda matrix: torch.linalg.matrix_norm(matrix, "nuc"),
    lambda matrix: torch.pca_lowrank(matrix, q=2),
):
    try:
        call(matrix)
    except torch.linalg.LinAlgError as error:
        expected = "linalg.svd: The algorithm failed to converge because the input matrix contained non-finite values."
        assert str(error) == expected
    else:
        raise AssertionError("nothing was raised")
