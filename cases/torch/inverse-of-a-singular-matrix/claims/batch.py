"""One singular matrix in a batch is enough; the message names the first, "(Batch element 1)"."""

import torch

matrices = torch.stack([torch.eye(2), torch.zeros(2, 2), torch.ones(2, 2)])
for call in (
    lambda: torch.linalg.inv(matrices),
    lambda: torch.linalg.solve(matrices, torch.ones(3, 2, 1)),
):
    try:
        call()
    except torch.linalg.LinAlgError as error:
        assert "(Batch element 1): " in str(error)
    else:
        raise AssertionError("nothing was raised")
