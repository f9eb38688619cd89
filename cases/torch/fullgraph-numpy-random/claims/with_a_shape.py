# releases: >=2.1
"""`np.random.uniform(size=3)` is part of the graph."""

import numpy as np

import torch


def augment(x):
    """The input at random scales."""
    return x * torch.from_numpy(np.random.uniform(size=3))


compiled = torch.compile(augment, backend="eager", fullgraph=True)
assert compiled(torch.ones(3)).shape == (3,)
