"""A forward pass writes to a logger, in one graph."""

import logging
import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")
DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

logger = logging.getLogger("model")


def forward(x):
    """Activate and say so."""
    return x.relu()


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

x = torch.ones(3, device=DEVICE)
logger.info("activating %d values", x.numel())
result = forward(x)
