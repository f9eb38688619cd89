"""The lines below the message show the signature, with an arrow."""

import torch


def scale(x: torch.Tensor, **others):
    return x * 2


try:
    torch.jit.script(scale)
except torch.jit.frontend.NotSupportedError as error:
    assert "<--- HERE" in str(error)
    assert "def scale(x: torch.Tensor, **others):" in str(error)
else:
    raise AssertionError("it compiles")
