"""An operator that returns the argument that it writes is refused, in eager mode; one that returns a clone is not."""

import torch


@torch.library.custom_op("errata::same", mutates_args={"steps"})
def same(steps: torch.Tensor) -> torch.Tensor:
    """Count one step and return the counter."""
    return steps.add_(1)


@torch.library.custom_op("errata::other", mutates_args={"steps"})
def other(steps: torch.Tensor) -> torch.Tensor:
    """Count one step and return the number so far."""
    return steps.add_(1).clone()


assert other(torch.zeros(1)).item() == 1
try:
    same(torch.zeros(1))
except RuntimeError as error:
    assert "must not also be an input to this custom operator" in str(error), error
else:
    raise AssertionError("nothing was raised")
