"""A custom operator counts steps in place, and declares that any argument may be written."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


@torch.library.custom_op("errata::count", mutates_args="unknown")
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


if MODE == "compile":
    step = torch.compile(step, backend="aot_eager")

steps = torch.zeros(1)
for _ in range(3):
    step(torch.ones(2), steps)
assert steps.item() == 3, f"{steps.item():.0f} of 3 steps were counted"
result = steps
