# releases: >=2.15
"""`mse_loss` passes, in float64; `huber_loss` fails."""

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
assert words(loss.backward) is None
assert words(lambda: functional.huber_loss(outputs, doubles).backward()) is not None
