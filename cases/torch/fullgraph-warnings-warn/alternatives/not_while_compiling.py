# releases: >=2.5
"""A forward pass warns about short sequences, but not while it is compiled."""

import os
import warnings

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def forward(x):
    """Activate, and warn where there is little to activate."""
    if x.shape[0] < 4 and not torch.compiler.is_compiling():
        warnings.warn("a short sequence", stacklevel=2)
    return x.relu()


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

x = torch.ones(3)
result = forward(x)
