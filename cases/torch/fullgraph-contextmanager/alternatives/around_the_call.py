"""A compiled attention, with the context manager around its call."""

import contextlib
import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

active = []


@contextlib.contextmanager
def scope(name):
    """Say what the program is doing."""
    active.append(name)
    yield
    active.pop()


def forward(query, key):
    """Scores of the attention."""
    return (query @ key.t()).softmax(-1)


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

torch.manual_seed(0)
with scope("attention"):
    result = forward(torch.randn(3, 4), torch.randn(3, 4))
