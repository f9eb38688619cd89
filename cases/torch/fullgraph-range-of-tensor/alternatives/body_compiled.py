"""The number of refinement steps is a tensor; the body of the loop is compiled."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def step(x):
    """Refine the input once."""
    return x.sin()


if MODE == "compile":
    step = torch.compile(step, backend="eager", fullgraph=True)

steps, x = torch.tensor(3), torch.ones(3)
for _ in range(steps):
    x = step(x)
assert torch.allclose(x, torch.ones(3).sin().sin().sin())
