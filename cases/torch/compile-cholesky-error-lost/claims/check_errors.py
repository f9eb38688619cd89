# releases: >=2.1
"""With `check_errors=True`, `cholesky_ex`, `inv_ex`, `solve_ex` and `lu_factor_ex` raise in compiled code too."""

import torch
import torch._dynamo

indefinite, singular = torch.tensor([[1.0, 1.2], [1.2, 1.0]]), torch.ones(2, 2)
for function, matrix, kind in (
    (lambda x: torch.linalg.cholesky_ex(x, check_errors=True)[0], indefinite, torch.linalg.LinAlgError),
    (lambda x: torch.linalg.inv_ex(x, check_errors=True)[0], singular, torch.linalg.LinAlgError),
    (lambda x: torch.linalg.solve_ex(x, x[0], check_errors=True)[0], singular, torch.linalg.LinAlgError),
    (lambda x: torch.linalg.lu_factor_ex(x, check_errors=True)[0], singular, RuntimeError),
):
    torch._dynamo.reset()
    try:
        torch.compile(function, backend="aot_eager")(matrix)
    except kind:
        pass
    else:
        raise AssertionError("nothing was raised")
