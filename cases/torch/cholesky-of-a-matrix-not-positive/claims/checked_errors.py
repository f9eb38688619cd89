"""cholesky_ex with check_errors=True raises in the words of cholesky, under its own name."""

import torch

try:
    torch.linalg.cholesky_ex(torch.ones(2, 2), check_errors=True)
except torch.linalg.LinAlgError as error:
    assert str(error).startswith("linalg.cholesky_ex: The factorization could not be completed"), error
    assert "(the leading minor of order 2 is not positive-definite)" in str(error)
else:
    raise AssertionError("nothing was raised")
