# releases: >=2.1
"""The message names `warn`; with `print` it names `print`, and with a logger the logger or its method."""

import logging
import warnings

import torch

logger = logging.getLogger("errata")


def message(function):
    """What is said where the function breaks the graph."""

    def forward(x):
        function("a short sequence")
        return x.relu()

    try:
        torch.compile(forward, backend="eager", fullgraph=True)(torch.ones(3))
    except torch._dynamo.exc.Unsupported as error:
        return str(error).partition("from user code")[0]
    raise AssertionError("nothing was raised")


def logged(text):
    """Log the text."""
    logger.warning(text)


assert "warn" in message(warnings.warn)
assert "print" in message(print) and "warn)" not in message(print)
assert "ogger" in message(logged) and "_warnings.warn`." not in message(logged)
