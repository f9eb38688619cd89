"""A function with a default behind a star is refused."""

import torch


def scale(x: torch.Tensor, *, factor: float = 2.0):
    return x * factor


try:
    torch.jit.script(scale)
except torch.jit.frontend.NotSupportedError as error:
    assert "can't take variable number of arguments or use keyword-only arguments with defaults" in str(error)
else:
    raise AssertionError("it compiles")
