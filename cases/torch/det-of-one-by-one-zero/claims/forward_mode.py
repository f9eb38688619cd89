# releases: >=2.0
"""`torch.func.jvp` of the determinant of `[[0]]` gives 0 or an error of the solver, where the derivative is 1."""

import torch

zero, one = torch.zeros(1, 1), torch.ones(1, 1)
try:
    _, tangent = torch.func.jvp(torch.linalg.det, (zero,), (one,))
except RuntimeError as error:
    assert "singular" in str(error), error
else:
    assert tangent.item() == 0
assert torch.func.jvp(lambda matrix: matrix[..., 0, 0], (zero,), (one,))[1].item() == 1
