"""The ninth number of steps exceeds the limit of recompilations, under `fullgraph=True` an error."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def refine(x, steps):
    """Refine the input as often as asked."""
    for _ in range(steps):
        x = x.sin()
    return x


try:
    for steps in range(1, 10):
        refine(torch.ones(3), steps)
except Exception as error:
    assert steps == 9 and "Limit" in type(error).__name__
else:
    raise AssertionError("nothing was raised")
