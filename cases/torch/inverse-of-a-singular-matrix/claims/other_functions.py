"""`torch.inverse`, `inverse()` and `matrix_power(x, -1)` have the words of `inv`; `solve` has "The solver failed because the input matrix is singular."."""

import torch

matrix = torch.tensor([[1.0, 2.0], [2.0, 4.0]])
inverted = "The diagonal element 2 is zero, the inversion could not be completed because the input matrix is singular."
solved = "The solver failed because the input matrix is singular."
for call, words in (
    (lambda: torch.linalg.inv(matrix), inverted),
    (lambda: torch.inverse(matrix), inverted),
    (lambda: matrix.inverse(), inverted),
    (lambda: torch.linalg.matrix_power(matrix, -1), inverted),
    (lambda: torch.linalg.solve(matrix, torch.ones(2)), solved),
):
    try:
        call()
    except torch.linalg.LinAlgError as error:
        assert str(error).endswith(words)
    else:
        raise AssertionError("nothing was raised")
