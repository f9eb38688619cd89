# releases: >=2.5
"""A `torch.Generator` as argument is not captured either."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def noisy(x, generator):
    """The input with noise of a generator."""
    return x + torch.rand(3, generator=generator)


try:
    noisy(torch.ones(3), torch.Generator().manual_seed(0))
except torch._dynamo.exc.Unsupported:
    pass
else:
    raise AssertionError("nothing was raised")
