# releases: >=2.5
"""Plain matrices and a linear layer have other words; `einsum` has these; sums convert."""

import torch

batch, matrices = torch.ones(2, 8, 3), torch.ones(2, 3, 3, dtype=torch.float64)
for call, words in (
    (lambda: batch[0] @ matrices[0], "expected m1 and m2 to have the same dtype"),
    (lambda: torch.nn.Linear(3, 2)(batch.double()), "mat1 and mat2 must have the same dtype"),
    (lambda: torch.einsum("bij,bjk->bik", batch, matrices), "expected scalar type Float but found"),
):
    try:
        call()
    except RuntimeError as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
assert (batch[:, :3] + matrices).dtype == torch.float64
