# releases: ==2.5.1
"""`mse_loss` computes a float64 loss, and its backward pass raises the same words; so does that of `huber_loss`."""

from torch.nn import functional

import torch

outputs = torch.full((4, 1), 0.5, requires_grad=True)
doubles = torch.ones(4, 1, dtype=torch.float64)


def words(call):
    """The message of a call, or None."""
    try:
        call()
    except RuntimeError as error:
        return str(error)
    return None


loss = functional.mse_loss(outputs, doubles)
assert loss.dtype == torch.float64
assert words(loss.backward) == "Found dtype Double but expected Float"
assert words(lambda: functional.huber_loss(outputs, doubles).backward()) is not None
