"""A forward pass writes to a logger, in one graph."""

import logging
import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

logger = logging.getLogger("model")


def forward(x):
    """Activate and say so."""
    logger.info("activating %d values", x.numel())
    return x.relu()


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

result = forward(torch.ones(3))
