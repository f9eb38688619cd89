# releases: >=2.5
"""`lu_factor` of a singular matrix loses its error as well, before 2.13."""

import torch

release = tuple(int(number) for number in torch.__version__.split(".")[:2])
factor = torch.compile(lambda matrix: torch.linalg.lu_factor(matrix)[0], backend="aot_eager")
try:
    factor(torch.ones(2, 2))
except RuntimeError as error:
    assert release >= (2, 13) and "U[2,2] is zero" in str(error), error
else:
    assert release < (2, 13)
