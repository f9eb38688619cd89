"""A guard by `torch._dynamo.is_compiling()` passes, also where `torch.compiler` has no `is_compiling`."""

import logging

import torch
import torch._dynamo

logger = logging.getLogger("model")


@torch.compile(backend="eager", fullgraph=True)
def forward(x):
    """Activate, and say so where nothing is compiled."""
    if not torch._dynamo.is_compiling():
        logger.info("activating")
    return x.relu()


assert forward(torch.ones(3)).tolist() == [1.0, 1.0, 1.0]
release = tuple(int(number) for number in torch.__version__.split(".")[:2])
compiler = getattr(torch, "compiler", None)
assert hasattr(compiler, "is_compiling") == (release >= (2, 3))
