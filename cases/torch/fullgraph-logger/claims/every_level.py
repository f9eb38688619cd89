# releases: >=2.5
"""Each level breaks the graph, with a logger that is switched off too, and so does `isEnabledFor`."""

import logging

import torch

logger = logging.getLogger("model")
logger.disabled = True
for write in (logger.debug, logger.warning, logger.error, logger.critical, logger.exception):
    torch._dynamo.reset()

    @torch.compile(backend="eager", fullgraph=True)
    def forward(x, write=write):
        """Activate and say so."""
        write("activating")
        return x.relu()

    try:
        forward(torch.ones(3))
    except torch._dynamo.exc.Unsupported:
        pass
    else:
        raise AssertionError("nothing was raised")


@torch.compile(backend="eager", fullgraph=True)
def guarded(x):
    """Activate and say so at a level that nobody reads."""
    if logger.isEnabledFor(logging.DEBUG):
        logger.debug("activating")
    return x.relu()


try:
    guarded(torch.ones(3))
except torch._dynamo.exc.Unsupported:
    pass
else:
    raise AssertionError("nothing was raised")
