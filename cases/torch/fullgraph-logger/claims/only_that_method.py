# releases: >=2.9
"""A method that is left out says nothing about the others."""

import logging

import torch

logger = logging.getLogger("model")
torch._dynamo.config.ignore_logger_methods.add(logging.Logger.info)


@torch.compile(backend="eager", fullgraph=True)
def forward(x):
    """Activate and say so."""
    logger.info("activating")
    logger.debug("activating")
    return x.relu()


try:
    forward(torch.ones(3))
except torch._dynamo.exc.Unsupported as error:
    assert "ogger" in str(error), error
else:
    raise AssertionError("nothing was raised")
