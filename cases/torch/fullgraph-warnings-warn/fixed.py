"""A forward pass warns about short sequences, in one graph."""

import os
import warnings

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def forward(x):
    """Activate, and warn where there is little to activate."""
    return x.relu()


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

x = torch.ones(3)
if x.shape[0] < 4:
    warnings.warn("a short sequence", stacklevel=2)
result = forward(x)
