# releases: >=2.0
"""With `backend="eager"`, which runs the captured operators as they are, the error is raised."""

import torch
import torch._dynamo

for function, matrix, kind, words in (
    (torch.linalg.cholesky, torch.tensor([[1.0, 1.2], [1.2, 1.0]]), torch.linalg.LinAlgError, "not positive-definite"),
    (torch.linalg.lu_factor, torch.ones(2, 2), RuntimeError, "U[2,2] is zero"),
):
    torch._dynamo.reset()
    factor = torch.compile(lambda x, function=function: function(x), backend="eager")
    try:
        factor(matrix)
    except RuntimeError as error:  # LinAlgError is one
        assert isinstance(error, kind) and words in str(error), error
    else:
        raise AssertionError("nothing was raised")
