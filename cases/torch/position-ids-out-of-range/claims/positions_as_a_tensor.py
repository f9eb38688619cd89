"""Positions in a plain tensor have other messages when they are added or indexed."""

import torch

tokens = torch.nn.Embedding(100, 8)
positions = torch.randn(32, 8)
embedded = tokens(torch.arange(75)[None])
for add, type_of_error, words in [
    (
        lambda: embedded + positions[:75],
        RuntimeError,
        "The size of tensor a (75) must match the size of tensor b (32)",
    ),
    (
        lambda: embedded + positions[torch.arange(75)],
        IndexError,
        "index 32 is out of bounds for dimension 0 with size 32",
    ),
]:
    try:
        add()
    except type_of_error as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
