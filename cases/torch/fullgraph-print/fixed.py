"""A print for debugging in forward, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def forward(x):
    """Activate and say so."""
    y = x.relu()
    return y


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

result = forward(torch.ones(3))
print("activation", result.shape)
