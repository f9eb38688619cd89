# releases: >=2.15
"""A forward pass writes to a logger in one graph; the line comes after the graph."""

import logging
import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

lines = []


class Kept(logging.Handler):
    """Keep what is written."""

    def emit(self, record):
        lines.append(record.getMessage())


logger = logging.getLogger("model")
logger.setLevel(logging.INFO)
logger.addHandler(Kept())


def forward(x):
    """Activate and say so."""
    logger.info("activating %d values", x.numel())
    return x.relu()


if MODE == "compile":
    torch._dynamo.config.reorderable_logging_functions.add(logging.Logger.info)
    forward = torch.compile(forward, backend="eager", fullgraph=True)

result = forward(torch.ones(3))
assert lines == ["activating 3 values"], lines
