# releases: >=2.12
"""`logging.info` is left out where it is named itself, and not where `logging.Logger.info` is."""

import logging

import torch


def forward(x):
    """Activate and say so."""
    logging.info("activating")
    return x.relu()


torch._dynamo.config.ignore_logger_methods.add(logging.Logger.info)
try:
    torch.compile(forward, backend="eager", fullgraph=True)(torch.ones(3))
except torch._dynamo.exc.Unsupported:
    pass
else:
    raise AssertionError("nothing was raised")

torch._dynamo.reset()
torch._dynamo.config.ignore_logger_methods.add(logging.info)
assert torch.compile(forward, backend="eager", fullgraph=True)(torch.ones(3)).tolist() == [1.0, 1.0, 1.0]
