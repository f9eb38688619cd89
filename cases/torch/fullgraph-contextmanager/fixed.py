"""A context manager of one's own around the attention, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")

active = []


def forward(query, key):
    """Scores of the attention."""
    active.append("attention")
    scores = (query @ key.t()).softmax(-1)
    active.pop()
    return scores


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

torch.manual_seed(0)
result = forward(torch.randn(3, 4), torch.randn(3, 4))
