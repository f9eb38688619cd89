# releases: >=2.11
"""A forward pass whose warning is dropped where it is compiled."""

import os
import warnings

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")
torch._dynamo.config.ignore_logging_functions.add(warnings.warn)


def forward(x):
    """Activate, and warn where there is little to activate."""
    if x.shape[0] < 4:
        warnings.warn("a short sequence", stacklevel=2)
    return x.relu()


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

x = torch.ones(3)
result = forward(x)
