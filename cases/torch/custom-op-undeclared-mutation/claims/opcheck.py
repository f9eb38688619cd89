"""`torch.library.opcheck` finds such a wrong declaration."""

import torch


@torch.library.custom_op("errata::count", mutates_args=())
def count(steps: torch.Tensor) -> torch.Tensor:
    """Count one step and return the number so far."""
    steps.add_(1)
    return steps.clone()


@count.register_fake
def _(steps):
    return torch.empty_like(steps)


steps = torch.zeros(1)
count(steps)
assert steps.item() == 1
try:
    torch.library.opcheck(count, (torch.zeros(1),), test_utils="test_schema")
except Exception as error:
    assert "steps is not defined as mutable but was mutated" in str(error), error
else:
    raise AssertionError("nothing was raised")
