"""Sequences of many lengths go through a function compiled without a word on shapes, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def encode(x):
    """Positions added to a sequence."""
    return x + torch.arange(x.shape[0])


if MODE == "compile":
    encode = torch.compile(encode, backend="eager", fullgraph=True)

for length in range(2, 14):
    result = encode(torch.zeros(length)).sum()
