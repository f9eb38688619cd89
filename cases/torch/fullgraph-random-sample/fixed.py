"""Rows are chosen with random.sample, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def choose(x):
    """Two of the rows."""
    return x[torch.randperm(4)[:2]]


torch.manual_seed(0)
if MODE == "compile":
    choose = torch.compile(choose, backend="eager", fullgraph=True)

chosen = choose(torch.randn(4, 3))
