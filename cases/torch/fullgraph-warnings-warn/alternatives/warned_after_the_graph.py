# releases: >=2.5
"""A forward pass warns about short sequences, after its graph."""

import os
import warnings

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")
torch._dynamo.config.reorderable_logging_functions.add(warnings.warn)


def forward(x):
    """Activate, and warn where there is little to activate."""
    if x.shape[0] < 4:
        warnings.warn("a short sequence")
    return x.relu()


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

x = torch.ones(3)
result = forward(x)
