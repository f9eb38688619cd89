"""Twelve steps are enough for 4, too few for 1,000,000, and nothing is raised."""

import torch


def root(square):
    """Twelve steps of Newton's."""
    x = torch.ones_like(square)
    for _ in range(12):
        x = (x + square / x) / 2
    return x


roots = torch.vmap(root)(torch.tensor([4.0, 1e6]))
assert (roots[0] - 2).abs() < 1e-3
assert (roots[1] - 1000).abs() > 0.1
