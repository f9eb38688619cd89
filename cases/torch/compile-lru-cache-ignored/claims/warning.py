# releases: >=2.9
"""Releases from 2.9 on warn that the cache wrapper is ignored."""

import functools
import warnings

import torch

made = []


@functools.lru_cache
def positions(length):
    """The table of positions."""
    made.append(length)
    return torch.arange(length).float()


with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    torch.compile(lambda x: x + positions(x.shape[-1]), backend="eager")(torch.zeros(4))
assert any("ignores the cache wrapper" in str(one.message) for one in seen)
