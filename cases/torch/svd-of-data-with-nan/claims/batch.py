"""In a batch the message names the first matrix that has NaN."""

import torch

matrices = torch.randn(4, 3, 3, generator=torch.Generator().manual_seed(0))
matrices[2, 0, 1] = matrices[3, 1, 1] = float("nan")
try:
    torch.linalg.svd(matrices)
except torch.linalg.LinAlgError as error:
    assert str(error).startswith("linalg.svd: (Batch element 2): The algorithm failed to converge because the input")
else:
    raise AssertionError("nothing was raised")
