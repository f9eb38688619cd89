"""Rows are drawn with random.sample outside of the graph, and chosen in it."""

import os
import random

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")
DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def choose(x, rows):
    """Two of the rows."""
    return x[rows]


random.seed(0)
torch.manual_seed(0)
if MODE == "compile":
    choose = torch.compile(choose, backend="eager", fullgraph=True)

x = torch.randn(4, 3).to(DEVICE)
chosen = choose(x, torch.tensor(random.sample(range(4), 2), device=DEVICE))

result = int((chosen[:, None] == x).all(2).any(0).sum())  # how many of the rows were chosen
