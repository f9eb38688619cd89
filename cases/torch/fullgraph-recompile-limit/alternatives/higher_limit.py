# releases: >=2.5
"""Sequences of twelve lengths go through a function compiled for static shapes, with a higher limit."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def encode(x):
    """Positions added to a sequence."""
    return x + torch.arange(x.shape[0])


if MODE == "compile":
    config = torch._dynamo.config
    setattr(config, "recompile_limit" if hasattr(config, "recompile_limit") else "cache_size_limit", 16)
    encode = torch.compile(encode, backend="eager", fullgraph=True, dynamic=False)

for length in range(2, 14):
    result = encode(torch.zeros(length)).sum()
