# releases: >=2.5
"""Seeded before each call, a compiled function gives the same noise; seeded once, it does not."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def noisy(x):
    """The input with noise."""
    return x + torch.rand(3)


def seeded(x):
    """The input with the same noise in every call."""
    torch.manual_seed(0)
    return noisy(x)


x = torch.ones(3)
assert torch.equal(seeded(x), seeded(x))
torch.manual_seed(0)
assert not torch.equal(noisy(x), noisy(x))
