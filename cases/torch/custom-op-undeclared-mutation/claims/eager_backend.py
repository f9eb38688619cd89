"""With `backend="eager"` each call counts; with `aot_eager` none does."""

import torch


@torch.library.custom_op("errata::count", mutates_args=())
def count(steps: torch.Tensor) -> torch.Tensor:
    """Count one step and return the number so far."""
    steps.add_(1)
    return steps.clone()


@count.register_fake
def _(steps):
    return torch.empty_like(steps)


def step(x, steps):
    """Count the step and transform the batch."""
    count(steps)
    return x * 2


for backend, expected in (("eager", 3), ("aot_eager", 0)):
    compiled = torch.compile(step, backend=backend)
    steps = torch.zeros(1)
    for _ in range(3):
        compiled(torch.ones(2), steps)
    assert steps.item() == expected
