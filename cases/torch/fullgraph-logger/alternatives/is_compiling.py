# releases: >=2.5
"""A forward pass writes to a logger where it is not compiled."""

import logging
import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

logger = logging.getLogger("model")


def forward(x):
    """Activate and say so."""
    if not torch.compiler.is_compiling():
        logger.info("activating %d values", x.numel())
    return x.relu()


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

result = forward(torch.ones(3))
