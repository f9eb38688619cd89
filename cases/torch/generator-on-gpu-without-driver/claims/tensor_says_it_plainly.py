"""A tensor on the GPU says in other words that there is no driver."""

import torch

try:
    torch.randn(4, device="cuda")
except (RuntimeError, AssertionError) as error:
    assert "insufficient" not in str(error)
else:
    raise RuntimeError("there is a GPU")
