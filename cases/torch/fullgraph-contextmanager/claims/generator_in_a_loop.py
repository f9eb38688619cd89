# releases: >=2.5
"""A loop over a generator is captured in one graph."""

import torch


def factors():
    """Two factors."""
    yield 2
    yield 3


@torch.compile(backend="eager", fullgraph=True)
def forward(x):
    """The product with all factors."""
    for factor in factors():
        x = x * factor
    return x


assert forward(torch.ones(2)).tolist() == [6.0, 6.0]
