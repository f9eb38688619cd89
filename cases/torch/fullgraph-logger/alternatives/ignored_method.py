# releases: >=2.9
"""A forward pass writes to a logger whose method Dynamo leaves out."""

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
    torch._dynamo.config.ignore_logger_methods.add(logging.Logger.info)
    forward = torch.compile(forward, backend="eager", fullgraph=True)

result = forward(torch.ones(3))
