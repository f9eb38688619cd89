"""A call whose result is used stays in the graph and counts; one whose result is not used does not."""

import torch


@torch.library.custom_op("errata::count", mutates_args=())
def count(steps: torch.Tensor) -> torch.Tensor:
    """Count one step and return the number so far."""
    steps.add_(1)
    return steps.clone()


@count.register_fake
def _(steps):
    return torch.empty_like(steps)


def scaled(x, steps):
    """The batch, scaled by the number of the step."""
    return x * count(steps)


def dropped(x, steps):
    """The batch; the number is not used."""
    count(steps)
    return x * 2


for function, expected in ((scaled, 3), (dropped, 0)):
    step = torch.compile(function, backend="aot_eager")
    steps = torch.zeros(1)
    for _ in range(3):
        step(torch.ones(2), steps)
    assert steps.item() == expected
