"""A function with *args is refused."""

import torch


def scale(x: torch.Tensor, *factors):
    return x * factors[0]


try:
    torch.jit.script(scale)
except torch.jit.frontend.NotSupportedError as error:
    assert "can't take variable number of arguments or use keyword-only arguments with defaults" in str(error)
else:
    raise AssertionError("it compiles")
