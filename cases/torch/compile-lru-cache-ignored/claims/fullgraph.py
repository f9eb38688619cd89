# releases: >=2.3
"""With `fullgraph=True` the graph break of `@torch.compiler.disable` is refused."""

import functools

import torch


@torch.compiler.disable
@functools.lru_cache
def positions(length):
    """The table of positions."""
    return torch.arange(length).float()


encode = torch.compile(lambda x: x + positions(x.shape[-1]), backend="eager", fullgraph=True)
try:
    encode(torch.zeros(4))
except torch._dynamo.exc.Unsupported:
    pass
else:
    raise AssertionError("nothing was raised")
