"""The number of refinement steps is a tensor, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def refine(x, steps):
    """Refine the input as often as asked."""
    for _ in range(steps):
        x = x.sin()
    return x


if MODE == "compile":
    refine = torch.compile(refine, backend="eager", fullgraph=True)

steps = torch.tensor(3)
result = refine(torch.ones(3), int(steps))
