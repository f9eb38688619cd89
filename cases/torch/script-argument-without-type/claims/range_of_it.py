"""As the number of a `range`, such an argument raises "all inputs of range must be ints, found Tensor (inferred)"."""

import torch


def grown(x, steps):
    for step in range(steps):
        x = x + step
    return x


try:
    torch.jit.script(grown)
except RuntimeError as error:
    assert "all inputs of range must be ints, found Tensor (inferred) in argument 0" in str(error)
else:
    raise AssertionError("nothing was raised")
