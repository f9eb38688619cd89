# releases: >=2.5
"""A compiled attention inside a context manager written as a class."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

active = []


class Scope:
    """Say what the program is doing."""

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        """Begin."""
        active.append(self.name)

    def __exit__(self, *error):
        """End."""
        active.pop()


def forward(query, key):
    """Scores of the attention."""
    with Scope("attention"):
        return (query @ key.t()).softmax(-1)


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

torch.manual_seed(0)
result = forward(torch.randn(3, 4), torch.randn(3, 4))
