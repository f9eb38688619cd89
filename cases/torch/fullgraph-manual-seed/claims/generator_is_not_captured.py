# releases: >=2.5
"""Drawing from a `torch.Generator` is not captured, be it an argument or a global."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def noisy(x, generator):
    """The input with noise of a generator."""
    return x + torch.rand(3, generator=generator)


@torch.compile(backend="eager", fullgraph=True)
def noisy_too(x):
    """The input with noise of a generator."""
    return x + torch.rand(3, generator=shared)


shared = torch.Generator().manual_seed(0)
for call in (lambda: noisy(torch.ones(3), shared), lambda: noisy_too(torch.ones(3))):
    try:
        call()
    except torch._dynamo.exc.Unsupported:
        pass
    else:
        raise AssertionError("nothing was raised")
