"""NaN in the matrix is argument 4 or 5, by the driver; NaN in the right side is argument 6 of the default one."""

import torch

for driver, argument in (("gelsy", 4), ("gelsd", 4), ("gelss", 4), ("gels", 5)):
    matrix = torch.eye(3)
    matrix[0, 0] = float("nan")
    for batch in (matrix, matrix.expand(2, 3, 3), matrix.double()):
        right = torch.ones(3, 1, dtype=batch.dtype).expand(*batch.shape[:-1], 1)
        try:
            torch.linalg.lstsq(batch, right, driver=driver)
        except RuntimeError as error:
            assert "torch.linalg.lstsq: " in str(error)
            assert "Argument %d has illegal value." % argument in str(error), str(error)
            assert ("(Batch element 0)" in str(error)) == (batch.ndim == 3)
        else:
            raise AssertionError("nothing was raised")
right = torch.tensor([[1.0], [float("nan")], [1.0]])
try:
    torch.linalg.lstsq(torch.eye(3), right)
except RuntimeError as error:
    assert "Argument 6 has illegal value." in str(error)
else:
    raise AssertionError("nothing was raised")
